//! Pictures of every page in both languages, every size, by day and by night: `pictures FOLDER [WORD]`; only names that hold the
//! word, if one is given.

use browser_tests::{House, Look, Position, Visitor};
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

fn main() {
    let mut args = std::env::args_os().skip(1);
    let Some(folder) = args.next().map(PathBuf::from) else {
        panic!("name the folder the pictures go to");
    };
    let word = args.next().unwrap_or_default();
    let word = word.to_string_lossy();
    fs::create_dir_all(&folder).expect("the folder can be made");
    let mut album = Album { folder, taken: 0 };
    for title in shelf::titles() {
        let game = title.card().id;
        let positions = Position::all(*title);
        let house = House::furnished(|store| positions.iter().for_each(|p| p.lay(store)));
        for lang in ["en", "zh"] {
            for size in Look::SIZES {
                for position in positions.iter().filter(|p| p.name.contains(&*word)) {
                    let mut at = position.visit(&house, size, lang);
                    album.add(&mut at, &position.name, lang);
                }
                let mut at = house.visitor(size).speaking(lang);
                at.go("/");
                let waiting = at.open_table(game);
                let over = positions.iter().find(|p| p.name.contains("-over-"));
                let over = over.map_or("", |p| &p.name);
                for (name, address) in [
                    ("lobby".to_owned(), "/".to_owned()),
                    ("journal".to_owned(), "/journal".to_owned()),
                    (
                        format!("{game}-replay"),
                        format!("/t/{over}/replay?as=0&at=30"),
                    ),
                    (format!("{game}-waiting"), waiting),
                    (format!("{game}-rules"), format!("/rules/{game}")),
                    (format!("{game}-setup"), format!("/setup/{game}")),
                    ("me".to_owned(), "/me".to_owned()),
                ] {
                    if name.contains(&*word) {
                        at.go(&address);
                        album.add(&mut at, &name, lang);
                    }
                }
            }
        }
    }
    let _ = writeln!(
        std::io::stderr(),
        "{} pictures in {}",
        album.taken,
        album.folder.display()
    );
}

struct Album {
    folder: PathBuf,
    taken: usize,
}

impl Album {
    /// What the window shows, by day and by night; what lies below it is a second picture, of tables and the lobby alone.
    fn add(&mut self, at: &mut Visitor, name: &str, lang: &str) {
        let day = at.look();
        let lang = if lang == "en" { "" } else { "-zh" };
        for dark in [false, true] {
            at.change(Look { dark, ..day });
            let night = if dark { "-dark" } else { "" };
            let name = format!("{name}-{}{night}{lang}", day.width);
            self.keep(&name, &at.picture(false));
            let below = at.eval("document.documentElement.scrollHeight > innerHeight + 8") == true;
            if below && !name.contains("-rules-") {
                self.keep(&format!("{name}-whole"), &at.picture(true));
            }
        }
        at.change(day);
    }

    fn keep(&mut self, name: &str, picture: &[u8]) {
        let file = Path::new(&self.folder).join(format!("{name}.png"));
        fs::write(&file, picture).expect("a picture can be kept");
        self.taken += 1;
    }
}

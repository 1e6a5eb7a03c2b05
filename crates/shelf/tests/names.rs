//! A new game is a folder and a line on the shelf: nobody else knows a game by name, tests and client included.

use shelf::Visitor;
use std::{
    fs,
    path::{Path, PathBuf},
};
use table::{Eye, Face, Lang, Words};

/// How programs and pages name a game: its id alone in quotes, its crate, its type, its titles.
#[derive(Clone)]
struct Names;

impl Visitor for Names {
    type Out = Vec<String>;

    fn visit<G: Face + Eye>(self) -> Vec<String> {
        let id = G::CARD.id;
        let type_name = std::any::type_name::<G>();
        let (path, name) = type_name
            .rsplit_once("::")
            .expect("a type stands in a crate");
        let krate = path.split("::").next().unwrap_or(path);
        let titles = Lang::ALL.map(|lang| Words::new(lang, &[&G::CARD.words]).get("title"));
        let mut names = vec![
            format!("\"{id}\""),
            format!("'{id}'"),
            format!("{krate}::"),
            name.to_owned(),
        ];
        names.extend(titles);
        names
    }
}

/// Every text a program is made of in a folder and below it.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path = entry.expect("a folder lists its files").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let ours = ["rs", "js", "css", "html", "svg", "ftl", "py", "sql"];
        if path.is_dir() && name != "target" && !name.starts_with('.') {
            sources(&path, found);
        } else if ours
            .iter()
            .any(|end| path.extension().is_some_and(|e| e == *end))
        {
            found.push(path);
        }
    }
}

#[test]
fn nobody_but_the_shelf_knows_a_game_by_name() {
    let shelf = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = shelf
        .join("../..")
        .canonicalize()
        .expect("the shelf stands in the house");
    let mut files = Vec::new();
    for room in ["crates", "tests", "python", "xtask"] {
        sources(&root.join(room), &mut files);
    }
    let shelf = root.join("crates/shelf");
    files.retain(|file| !file.starts_with(&shelf));
    assert!(files.len() > 20, "the house has more files than {files:?}");
    let names: Vec<String> = shelf::each(Names).concat();
    let mut told = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("sources are text");
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(name) = names.iter().find(|name| line.contains(name.as_str())) {
                let place = file.strip_prefix(&root).unwrap_or(&file).display();
                told.push(format!("{place}:{number} names {name}"));
            }
        }
    }
    assert!(told.is_empty(), "\n{}", told.join("\n"));
}

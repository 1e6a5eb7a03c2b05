//! The default set is that of the specification's appendix, and its maps are those of its case 55.

use nano_railways::content::{BASE, Content, Icon, Kind, Slot};
use nano_railways::{Given, NanoRailways, Options};
use table::{Dice, Game, Viewer};

fn side(text: &str) -> Vec<Vec<Icon>> {
    let icon = |code: &str| match code {
        "T" => Icon::Ticket,
        "1" => Icon::Rail(1),
        "2" => Icon::Rail(2),
        "P" => Icon::Passenger,
        "W" => Icon::Worker,
        "U" => Icon::Upgrade,
        "-" => Icon::Clean,
        "B" => Icon::Build,
        "R" => Icon::To(Kind::R),
        "L" => Icon::To(Kind::L),
        "C" => Icon::To(Kind::C),
        "I" => Icon::To(Kind::I),
        capital => Icon::Capital(capital[1..].parse().unwrap()),
    };
    let slot = |slot: &str| slot.trim().split(' ').map(icon).collect();
    text.split('|').map(slot).collect()
}

#[test]
fn the_cards_are_those_of_the_appendix() {
    let base = Content::base();
    let maps = [
        "┌┘┌R./C─┘│┌/...│L",
        "┌┘.┌┐/C──L└/.┌I┘.",
        "C──I┐/┘.┌┘└/.┌L..",
        ".└┐I./──L└┐/.┌──R",
        ".│┌R┐/─I└┐└/..L┘.",
        "...│./─L┐C─/..└─R",
        "┌┘┌┐./R─┘C─/.┌I┘.",
        "┌C.R┐/┘┌─┘└/.I─┐.",
    ];
    let sides = [
        "T | 1 C | R U | P $4",
        "W B | 1 | 1 - | 1 I",
        "1 R | 1 B | T L | P $3",
        "T | 2 C | L - | W U",
        "T R | 2 | W I | B $3",
        "2 L | T | U C | P -",
        "1 C | W I | 1 - | B P",
        "1 L | U I | T R | W $5",
    ];
    for ((card, map), slots) in base.cards.iter().zip(maps).zip(sides) {
        let rows = card
            .map
            .map(|row| row.map(|square| square.glyph()).iter().collect::<String>());
        assert_eq!(rows.join("/"), map);
        let icons = |slot: &Slot| slot.icons().collect::<Vec<_>>();
        assert_eq!(
            card.slots.iter().map(icons).collect::<Vec<_>>(),
            side(slots)
        );
    }
    assert_eq!(base.building_dice, [2, 3, 4], "N1");
    assert!(Content::load(BASE).is_ok());
}

#[test]
fn case55_all_arrangements() {
    let (mut counts, mut lengths) = ([0; 12], [0; 6]);
    let mut maps = 0;
    for a in 1..=8u8 {
        for b in (1..=8).filter(|b| *b != a) {
            for c in (1..=8).filter(|c| ![a, b].contains(c)) {
                for d in (1..=8).filter(|d| ![a, b, c].contains(d)) {
                    let rest = (1..=8).filter(|r| ![a, b, c, d].contains(r));
                    let cards: Vec<u8> = [a, b, c, d].into_iter().chain(rest).collect();
                    let given = Given {
                        cards: cards.try_into().unwrap(),
                        words: [0; 11],
                    };
                    let options = Options {
                        given: Some(given),
                        ..Options::default()
                    };
                    let game = NanoRailways::deal(1, &options, 1, &mut Dice::fast(0)).unwrap();
                    let view = game.view(Viewer::Public);
                    let links = || view.chains.iter().filter(|chain| chain.complete());
                    counts[links().count()] += 1;
                    links().for_each(|link| lengths[usize::from(link.length())] += 1);
                    maps += 1;
                }
            }
        }
    }
    assert_eq!(maps, 1680);
    assert_eq!(counts, [0, 0, 0, 0, 0, 6, 55, 244, 492, 556, 265, 62]);
    assert_eq!(lengths, [0, 2340, 5280, 4200, 2220, 300]);
}

//! All maps that can be laid: 1.4, point 1 (totals), points 4 and 5.

use super::ask;
use crate::content::{CARDS, Card, Kind, SQUARES, Side};
use crate::deal::map_of;
use crate::network::{Network, neighbour};
use crate::state::quarter;
use table::Say;

const MOST_LENGTH: u8 = 5;
/// Per cent of all links, by length from 1.
const SHARES: [(u32, u32); MOST_LENGTH as usize] = [(12, 20), (30, 40), (25, 32), (12, 18), (0, 6)];

/// What is counted over all arrangements.
#[derive(Default)]
struct Tally {
    maps: u32,
    with_six: u32,
    links: u32,
    lengths: [u32; MOST_LENGTH as usize],
}

/// Why these map sides do not keep the brief together.
pub(in crate::content) fn maps(cards: &[Card; CARDS]) -> Result<(), Say> {
    for kind in Kind::ALL {
        let built = cards.iter().filter(|card| {
            let squares = card.map.iter().flatten();
            squares
                .filter_map(|square| square.kind())
                .any(|k| k == kind)
        });
        let count = built.count();
        ask(count == CARDS * 3 / 4, || {
            let say = Say::new("set-maps-types").say("kind", kind.say());
            say.num("count", count as i64)
        })?;
    }
    let mut tally = Tally::default();
    for arrangement in arrangements() {
        let net = Network::trace(map_of(cards, arrangement))
            .expect("cards that keep their brief make at most 14 links");
        one_map(&net, arrangement, &mut tally)?;
    }
    ask(tally.with_six * 100 >= tally.maps * 95, || {
        Say::new("set-maps-mostly").num("percent", i64::from(tally.with_six * 100 / tally.maps))
    })?;
    let mean = tally.maps * 8..=tally.maps * 9;
    ask(mean.contains(&tally.links), || Say::new("set-maps-mean"))?;
    for (length, ((least, most), count)) in (1..).zip(SHARES.into_iter().zip(tally.lengths)) {
        let within = tally.links * least..=tally.links * most;
        ask(within.contains(&(count * 100)), || {
            let say = Say::new("set-maps-share").num("length", length);
            say.num("least", least).num("most", most)
        })?;
    }
    Ok(())
}

/// Four of the cards at NW, NE, SW, SE, in every order.
fn arrangements() -> impl Iterator<Item = [u8; 4]> {
    let one = || 1..=CARDS as u8;
    let two = one().flat_map(move |a| one().map(move |b| [a, b]));
    let four = two.flat_map(move |[a, b]| {
        let rest = one().flat_map(move |c| one().map(move |d| [c, d]));
        rest.map(move |[c, d]| [a, b, c, d])
    });
    four.filter(|[a, b, c, d]| a != b && a != c && a != d && b != c && b != d && c != d)
}

fn one_map(net: &Network, cards: [u8; 4], tally: &mut Tally) -> Result<(), Say> {
    let here = |key: &'static str| {
        let names = ["nw", "ne", "sw", "se"];
        let all = names.iter().zip(cards);
        all.fold(Say::new(key), |say, (name, card)| say.num(name, card))
    };
    let lonely = net.buildings().count() == 4 * 3 && !across_a_seam(net);
    ask(lonely, || here("set-maps-touching"))?;
    let links = || net.links().iter().filter(|link| link.complete());
    ask(links().all(|link| link.length <= MOST_LENGTH), || {
        here("set-maps-length")
    })?;
    let count = links().count() as u32;
    ask(count >= 5, || here("set-maps-links"))?;
    // No building lies on two cards, and a link spans two at most.
    let seam = links().any(|link| quarter(link.ends[0]) != quarter(link.ends[1]));
    ask(seam, || here("set-maps-seam"))?;
    tally.maps += 1;
    tally.with_six += u32::from(count >= 6);
    tally.links += count;
    for link in links() {
        tally.lengths[usize::from(link.length) - 1] += 1;
    }
    Ok(())
}

/// Whether buildings of two cards touch.
fn across_a_seam(net: &Network) -> bool {
    let built = (0..SQUARES as u8).filter(|at| net.building(*at).is_some());
    built
        .flat_map(|at| {
            Side::ALL
                .into_iter()
                .filter_map(move |s| Some((at, neighbour(at, s)?)))
        })
        .any(|(at, next)| quarter(at) != quarter(next) && net.building(next).is_some())
}

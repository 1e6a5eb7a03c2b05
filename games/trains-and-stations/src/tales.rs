//! The lines of the log: who did what, with the items.

use crate::action::{Kind, Order};
use crate::content::{Bonus, Building, Cities, City, Content, Good, Side, Spaces, city, city_list};
use crate::spell::space_name;
use crate::state::{Die, Lies, MOST_SEATS, Offer, Source};
use table::{Item, Line, Say, Seat, Sheet};

fn by(seat: Seat, key: &'static str) -> Line {
    Line::by(seat, Say::new(key).seat("seat", seat))
}

fn points(seat: Seat, value: i32, say: Say, rule: &'static str) -> Item {
    Item {
        seat,
        unit: "points",
        value,
        say,
        rule,
    }
}

fn coins(seat: Seat, value: i32, key: &'static str, rule: &'static str) -> Item {
    Item {
        seat,
        unit: "coins",
        value,
        say: Say::new(key),
        rule,
    }
}

fn with_card(mut line: Line, content: &Content, face: u8) -> Line {
    let card = content.powers[usize::from(face)].say(content);
    line.say = line.say.say("card", card);
    line
}

pub(crate) fn returned(seat: Seat) -> Line {
    by(seat, "line-returned")
}

pub(crate) fn returned_own(content: &Content, seat: Seat, face: u8) -> Line {
    with_card(by(seat, "line-returned-own"), content, face)
}

pub(crate) fn begins(conductor: Seat) -> Line {
    Line::auto(Say::new("line-begins").seat("seat", conductor))
}

pub(crate) fn order(seat: Seat, order: Order) -> Line {
    by(
        seat,
        match order {
            Order::Score => "line-order-score",
            Order::Ask => "line-order-ask",
        },
    )
}

/// Dice by kind and side: "2 × Train, 1 × bonus Coin".
fn dice(dice: &[Die]) -> Vec<Say> {
    let mut list = Vec::new();
    for kind in [Kind::Own, Kind::White] {
        for side in Side::ALL {
            let alike = |die: &&Die| die.kind == kind && die.side == side;
            let count = dice.iter().filter(alike).count() as u8;
            let what = match kind {
                Kind::Own => side.say(),
                Kind::White => Say::new("side-bonus").say("side", side.say()),
            };
            if count > 0 {
                list.push(Say::new("times").num("count", count).say("what", what));
            }
        }
    }
    list
}

pub(crate) fn rolled(seat: Seat, rolled: &[Die]) -> Line {
    if rolled.is_empty() {
        return by(seat, "line-rolled-none");
    }
    let mut line = by(seat, "line-rolled");
    line.say = line.say.list("dice", dice(rolled));
    line
}

pub(crate) fn pays_reroll(seat: Seat) -> Line {
    by(seat, "line-reroll").items(vec![coins(seat, -1, "item-reroll", "rolling")])
}

pub(crate) fn rerolled(seat: Seat, hand: &[Die]) -> Line {
    let marked = hand.iter().filter(|die| die.lies == Lies::Marked);
    let marked: Vec<Die> = marked.copied().collect();
    let mut line = by(seat, "line-rerolled");
    line.say = line.say.list("dice", dice(&marked));
    line
}

pub(crate) fn strike(seat: Seat, lost: u16) -> Line {
    let lost = -i32::from(lost);
    by(seat, "line-strike").items(vec![points(
        seat,
        lost,
        Source::Strike.say(),
        Source::Strike.rule(),
    )])
}

pub(crate) fn enough(seat: Seat) -> Line {
    by(seat, "line-enough")
}

pub(crate) fn reclaimed(seat: Seat, count: u8) -> Line {
    let mut line = by(seat, "line-reclaimed");
    line.say = line.say.num("count", count);
    line
}

pub(crate) fn placed(content: &Content, seat: Seat, kind: Kind, space: u8) -> Line {
    let key = match kind {
        Kind::Own => "line-placed",
        Kind::White => "line-placed-bonus",
    };
    let mut line = by(seat, key);
    line.say = line.say.text("space", space_name(content, space));
    line
}

pub(crate) fn built(seat: Seat, building: Building, at: &City) -> Line {
    let mut line = by(seat, "line-built");
    line.say = line
        .say
        .say("building", building.say())
        .say("city", city(at));
    line
}

pub(crate) fn cashed(seat: Seat, gain: u8) -> Line {
    by(seat, "line-cashed").items(vec![coins(seat, gain.into(), "item-cash", "T23")])
}

pub(crate) fn saved(seat: Seat, side: Side) -> Line {
    let mut line = by(seat, "line-saved");
    line.say = line.say.say("side", side.say());
    line
}

pub(crate) fn ended(seat: Seat) -> Line {
    by(seat, "line-ended")
}

pub(crate) fn delivery(
    content: &Content,
    active: Seat,
    cities: Cities,
    shares: &[u8; MOST_SEATS],
) -> Line {
    let vp = cities.count_ones() as i32;
    let takes_part = (0..).map(Seat).zip(shares).filter(|(_, share)| **share > 0);
    let items = takes_part.map(|(seat, share)| {
        let say = Say::new("item-completion").num("dice", *share);
        points(seat, vp, say.num("cities", vp), Source::Completion.rule())
    });
    let say = Say::new("line-delivery")
        .num("count", vp)
        .list("cities", city_list(content, cities));
    Line::by(active, say).items(items.collect())
}

pub(crate) fn no_majority() -> Line {
    Line::auto(Say::new("line-no-majority"))
}

pub(crate) fn tie(active: Seat, to: Seat) -> Line {
    let mut line = by(active, "line-tie");
    line.say = line.say.seat("to", to);
    line
}

/// The majority with its VP; dice and cards are told as they are taken.
pub(crate) fn majority(content: &Content, seat: Seat, group: Spaces) -> Line {
    let cities = content.touched(group);
    let paid = content.cities.iter().enumerate();
    let items = paid.filter_map(|(i, at)| match at.bonus {
        Bonus::Vp(vp) if cities & 1 << i != 0 => Some(points(
            seat,
            vp.into(),
            Say::new("item-bonus").say("city", city(at)),
            Source::Bonus.rule(),
        )),
        _ => None,
    });
    by(seat, "line-majority").items(items.collect())
}

fn at_city(mut line: Line, content: &Content, at: usize) -> Line {
    line.say = line.say.say("city", city(&content.cities[at]));
    line
}

pub(crate) fn takes_die(content: &Content, seat: Seat, at: usize) -> Line {
    at_city(by(seat, "line-takes-die"), content, at)
}

pub(crate) fn no_die(content: &Content, at: usize) -> Line {
    at_city(Line::auto(Say::new("line-no-die")), content, at)
}

pub(crate) fn draws(content: &Content, seat: Seat, at: usize) -> Line {
    at_city(by(seat, "line-draws"), content, at)
}

pub(crate) fn drew_own(content: &Content, seat: Seat, face: u8) -> Line {
    with_card(by(seat, "line-drew-own"), content, face)
}

pub(crate) fn no_card(content: &Content, at: usize) -> Line {
    at_city(Line::auto(Say::new("line-no-card")), content, at)
}

pub(crate) fn takes_goods(seat: Seat, good: Good, count: u8) -> Line {
    let mut line = by(seat, "line-takes-goods");
    line.say = line.say.num("count", count).say("good", good.say());
    line
}

pub(crate) fn unserved(seat: Seat, source: Source, building: Building, count: u8) -> Line {
    let (key, item) = match source {
        Source::Speculation => ("line-unawarded", "item-unawarded"),
        _ => ("line-unserved", "item-unserved"),
    };
    let mut line = by(seat, key);
    line.say = line.say.num("count", count).say("building", building.say());
    let say = Say::new(item).num("count", count);
    line.items(vec![points(seat, count.into(), say, source.rule())])
}

pub(crate) fn mission(content: &Content, seat: Seat, face: u8) -> Line {
    let item = crate::score::mission_item(content, seat, face);
    with_card(by(seat, "line-mission"), content, face).items(vec![item])
}

pub(crate) fn missions_done(seat: Seat) -> Line {
    by(seat, "line-missions-done")
}

pub(crate) fn dice_return(count: u32) -> Line {
    Line::auto(Say::new("line-dice-return").num("count", count))
}

pub(crate) fn upgrade(building: Building, good: Good) -> Line {
    Line::auto(
        Say::new("line-upgrade")
            .say("building", building.say())
            .say("good", good.say()),
    )
}

pub(crate) fn closed(building: Building) -> Line {
    Line::auto(Say::new("line-closed").say("building", building.say()))
}

pub(crate) fn committed(seat: Seat) -> Line {
    by(seat, "line-committed")
}

/// What an offer holds, in words.
pub(crate) fn offered(content: &Content, goods: &[u8; 6], pairs: u32) -> Vec<Say> {
    let goods = Good::ALL.into_iter().zip(goods).filter(|(_, n)| **n > 0);
    let mut list: Vec<Say> = goods.map(|(good, n)| good.times(*n)).collect();
    let shown = content.powers.iter().enumerate();
    let shown = shown.filter(|(face, _)| pairs & 1 << face != 0);
    list.extend(shown.map(|(_, power)| power.say(content)));
    list
}

pub(crate) fn offer(content: &Content, seat: Seat, offer: &Offer) -> Line {
    if offer.total() == 0 {
        return by(seat, "line-offer-none");
    }
    let mut line = by(seat, "line-offer");
    line.say = line
        .say
        .list("list", offered(content, &offer.goods, offer.pairs))
        .num("asks", offer.total() / 2);
    line
}

pub(crate) fn last_round(conductor: Seat) -> Line {
    Line::auto(Say::new("line-last-round").seat("seat", conductor))
}

pub(crate) fn stalled(rounds: u8) -> Line {
    Line::auto(Say::new("line-stalled").num("rounds", rounds))
}

pub(crate) fn monopolies(seat: Seat, items: Vec<Item>) -> Line {
    let key = if items.is_empty() {
        "line-no-monopoly"
    } else {
        "line-monopolies"
    };
    by(seat, key).items(items)
}

pub(crate) fn winners(sheets: &[Sheet]) -> Line {
    let best: Vec<&Sheet> = sheets.iter().filter(|sheet| sheet.rank == 1).collect();
    let points = best.first().map_or(0, |sheet| sheet.total);
    let say = match best[..] {
        [one] => Say::new("line-wins").seat("seat", one.seat),
        _ => {
            let name = |sheet: &&Sheet| Say::new("name").seat("seat", sheet.seat);
            Say::new("line-shared").list("seats", best.iter().map(name).collect())
        }
    };
    Line::auto(say.num("points", points))
}

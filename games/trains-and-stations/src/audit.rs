//! What must always add up (2.1).

use crate::action::Kind;
use crate::content::{Building, Content, Good, Shows};
use crate::state::{
    Die, Lies, MOST_COINS, OWN_DICE, OWN_HAND, Phase, STACK, SUPPLY, TrainsAndStations, WHITE_DICE,
};
use table::Seat;

macro_rules! ensure {
    ($holds:expr, $($why:tt)*) => {
        if !$holds {
            return Err(format!($($why)*));
        }
    };
}

impl TrainsAndStations {
    pub(crate) fn audited(&self) -> Result<(), String> {
        self.audit_dice()?;
        self.audit_goods()?;
        self.audit_power()?;
        self.audit_buildings()?;
        self.audit_vp()?;
        self.audit_asked()
    }

    fn in_hand(&self, kind: Kind) -> u8 {
        let lies = |die: &&Die| die.lies != Lies::Gone && die.kind == kind;
        self.now.hand.dice().iter().filter(lies).count() as u8
    }

    fn audit_dice(&self) -> Result<(), String> {
        let now = &self.now;
        let mut spaces = now.rails.white.count_ones();
        let mut whites = now.white_pool + spaces as u8 + self.in_hand(Kind::White);
        for (seat, player) in Seat::all(now.seats).zip(self.players()) {
            let saved = player.saved_dice();
            let hand = if seat == now.active {
                self.in_hand(Kind::Own)
            } else {
                0
            };
            let own = self.on_board(seat) + saved + player.pool + hand;
            ensure!(own == OWN_DICE, "seat {seat} has {own} dice");
            ensure!(saved <= OWN_HAND, "seat {seat} saved {saved} dice");
            ensure!(player.coins <= MOST_COINS, "seat {seat}: too many coins");
            whites += player.whites;
            spaces += u32::from(self.on_board(seat));
        }
        ensure!(whites == WHITE_DICE, "there are {whites} white dice");
        let occupied = now.rails.occupied();
        ensure!(
            occupied & !self.content.land() == 0,
            "a die lies off the map"
        );
        ensure!(spaces == occupied.count_ones(), "two dice lie on one space");
        let between = matches!(now.phase, Phase::Start | Phase::Rolling | Phase::Over);
        ensure!(
            !between || self.completed() == 0,
            "a completed group lies between turns"
        );
        Ok(())
    }

    fn audit_goods(&self) -> Result<(), String> {
        for good in Good::ALL {
            let bit = self.now.unplaced & good.bit() != 0;
            let stacks = self.now.stacks.iter().filter(|s| s.good == good);
            let held: u8 = self.players().iter().map(|p| p.goods[good as usize]).sum();
            let all = if bit { STACK } else { 0 }
                + stacks.map(|s| s.count).sum::<u8>()
                + held
                + self.now.removed[good as usize];
            ensure!(all == STACK, "there are {all} cards of {good:?}");
        }
        for player in self.players() {
            let mut goods = Good::ALL.iter();
            let more = goods.any(|g| player.offer.goods[*g as usize] > player.goods[*g as usize]);
            ensure!(!more, "more is offered than held");
            let pairs = player.hand.bits();
            ensure!(
                player.offer.pairs & !pairs == 0,
                "a pair is offered that is not held"
            );
            ensure!(
                player.reveal & !pairs == 0,
                "a Mission is revealed that is not held"
            );
        }
        Ok(())
    }

    fn audit_power(&self) -> Result<(), String> {
        let mut counts = [0; Content::MOST_FACES];
        let hands = self.players().iter().flat_map(|p| [&p.hand, &p.scored]);
        for cards in hands.chain([&self.now.deck]) {
            for face in cards.faces() {
                counts[usize::from(*face)] += 1;
            }
        }
        for (face, power) in self.content.powers.iter().enumerate() {
            let gone = u8::from(self.now.gone & 1 << face != 0);
            let all: u8 = counts[face] + gone;
            ensure!(all == power.copies, "{} is there {all} times", power.name);
            let pair = matches!(power.shows, Shows::Pair(..));
            ensure!(pair || gone == 0, "the Mission {} is gone", power.name);
        }
        Ok(())
    }

    fn audit_buildings(&self) -> Result<(), String> {
        let mut standing = [[0u8; 3]; 5];
        for (city, station) in self.content.cities.iter().zip(self.stations()) {
            ensure!(
                station.len() <= city.locations,
                "{} has too many buildings",
                city.name
            );
            for (building, seat) in station.iter() {
                standing[seat.index()][building as usize] += 1;
            }
            ensure!(
                station.len() <= self.level(),
                "{} was built too high",
                city.name
            );
        }
        for (seat, player) in Seat::all(self.now.seats).zip(self.players()) {
            for building in Building::ALL {
                let all =
                    standing[seat.index()][building as usize] + player.supply[building as usize];
                ensure!(all == SUPPLY, "seat {seat} has {all} of {building:?}");
            }
        }
        Ok(())
    }

    fn audit_vp(&self) -> Result<(), String> {
        let mut held = 0;
        for (seat, player) in Seat::all(self.now.seats).zip(self.players()) {
            let sum: i16 = player.sources.iter().sum();
            ensure!(
                i32::from(sum) == i32::from(player.vp),
                "the VP of seat {seat} do not add up"
            );
            held += player.vp;
        }
        let all = held + u16::from(self.now.vp_pool);
        ensure!(
            self.now.triggered || all == self.vp_total(),
            "there are {all} VP"
        );
        ensure!(
            self.now.triggered == (self.now.vp_pool == 0),
            "the end is triggered by an empty pool alone"
        );
        Ok(())
    }

    fn audit_asked(&self) -> Result<(), String> {
        let mut offers = Vec::new();
        for seat in self.asked().iter() {
            self.offers(seat, &mut offers);
            ensure!(!offers.is_empty(), "seat {seat} can do nothing");
        }
        ensure!(
            self.asked().is_empty() == (self.now.phase == Phase::Over),
            "nobody is asked"
        );
        Ok(())
    }
}

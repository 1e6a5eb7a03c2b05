//! A game that could stand so for all that one viewer knows (part 4, fair sampling), and one that only looks so.
//!
//! Goods are known exactly from public events, and how many Power cards a seat holds. Which cards they are is not: they are
//! uniform over the unseen ones, less the Missions a seat has shown to lack.

mod fill;

use crate::content::{Content, Good};
use crate::state::{Cards, NO, Offer, Phase, Player, TrainsAndStations};
use fill::Unseen;
use table::{Dice, Seat, Viewer};

impl TrainsAndStations {
    pub(crate) fn redealt(&self, who: Viewer, dice: &mut Dice) -> TrainsAndStations {
        let mut game = self.clone();
        if self.now.phase == Phase::Over {
            return game;
        }
        let own = who.seat().filter(|seat| seat.0 < self.now.seats);
        game.redeal_power(own, dice);
        game.now.drawn.blank_but(own);
        game.redraft(own, dice);
        game
    }

    /// Beyond a redeal: a table remembers who took what, but a view shows no counts, so they may be any (T42).
    pub(crate) fn scrambled(&self, who: Viewer, dice: &mut Dice) -> TrainsAndStations {
        let mut game = self.redealt(who, dice);
        if matches!(self.now.phase, Phase::Over | Phase::ChoosePower) || self.now.open_tally {
            return game;
        }
        let own = who.seat().filter(|seat| seat.0 < self.now.seats);
        let others: Vec<Seat> = self.others(own).collect();
        let any = |dice: &mut Dice| others[dice.below(others.len() as u32) as usize];
        for good in Good::ALL {
            let mut cards = 0;
            for seat in &others {
                cards += std::mem::take(&mut game.player_mut(*seat).goods[good as usize]);
            }
            for _ in 0..cards {
                game.player_mut(any(dice)).goods[good as usize] += 1;
            }
        }
        let mut cards = Cards::NONE;
        for seat in &others {
            let hand = std::mem::replace(&mut game.player_mut(*seat).hand, Cards::NONE);
            hand.faces().iter().for_each(|face| cards.push(*face));
        }
        for face in cards.faces() {
            game.player_mut(any(dice)).hand.push(*face);
        }
        game.redraft(own, dice);
        game
    }

    fn others(&self, own: Option<Seat>) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.now.seats).filter(move |seat| own != Some(*seat))
    }

    fn redeal_power(&mut self, own: Option<Seat>, dice: &mut Dice) {
        let mut left = [0; Content::MOST_FACES];
        for (face, power) in self.content.powers.iter().enumerate() {
            left[face] = power.copies - u8::from(self.now.gone & 1 << face != 0);
        }
        let mut see = |cards: &Cards| {
            for face in cards.faces() {
                left[usize::from(*face)] -= 1;
            }
        };
        self.players().iter().for_each(|p| see(&p.scored));
        if let Some(own) = own {
            see(&self.player(own).hand);
        }
        let returned = own.map_or(NO, |own| self.player(own).returned);
        let mut unseen = Unseen::new(&left, returned);
        for seat in self.others(own) {
            let Player { hand, lacks, .. } = self.player(seat);
            unseen.hand(hand.len(), *lacks);
        }
        unseen.deal(dice);
        for seat in self.others(own) {
            let player = self.player_mut(seat);
            for face in player.hand.faces_mut() {
                *face = unseen.next();
            }
            player.returned = NO;
        }
        for face in self.now.deck.faces_mut() {
            *face = unseen.next();
        }
    }

    /// Drafts of others are made up: one still open is taken to be empty, one made final to be anything possible.
    fn redraft(&mut self, own: Option<Seat>, dice: &mut Dice) {
        let eligible = match self.now.phase {
            Phase::Missions => self.eligible(),
            _ => 0,
        };
        let pairs = self.pair_faces();
        for seat in self.others(own) {
            let (phase, open) = (self.now.phase, self.now.waiting.has(seat));
            let player = self.player_mut(seat);
            player.back = NO;
            player.reveal = 0;
            player.offer = Offer::default();
            if open {
                continue;
            }
            match phase {
                Phase::ChoosePower => {
                    let at = dice.below(u32::from(player.hand.len()));
                    player.back = player.hand.faces()[at as usize];
                }
                Phase::Missions if player.order == crate::action::Order::Ask => {
                    player.reveal = eligible & player.hand.bits();
                }
                Phase::Speculation => player.offer_anything(pairs, dice),
                _ => {}
            }
        }
    }

    fn pair_faces(&self) -> u32 {
        let pair =
            |(face, power): (usize, &crate::content::Power)| u32::from(power.cities() == 0) << face;
        self.content.powers.iter().enumerate().map(pair).sum()
    }
}

impl Player {
    /// Any even number of goods, and now and then a pair.
    fn offer_anything(&mut self, pairs: u32, dice: &mut Dice) {
        for good in Good::ALL {
            let held = self.goods[good as usize];
            self.offer.goods[good as usize] = dice.below(u32::from(held) + 1) as u8;
        }
        if !self.offer.total().is_multiple_of(2) {
            let given = self.offer.goods.iter_mut().find(|n| **n > 0);
            *given.expect("an odd offer holds a card") -= 1;
        }
        for face in self.hand.faces() {
            if pairs & 1 << face != 0 && dice.below(4) == 0 {
                self.offer.pairs |= 1 << face;
            }
        }
    }
}

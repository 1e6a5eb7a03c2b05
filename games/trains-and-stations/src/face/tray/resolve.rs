//! Resolving dice (2.6), sorted into jobs: trains that must be placed, sets of three, coins, what is saved; and what would be wasted.

use super::super::{Page, art};
use crate::action::Kind;
use crate::content::{Building, Side};
use crate::view::DieView;
use maud::{Markup, html};
use table::Say;

impl Page<'_> {
    pub(super) fn resolve_tray(&self) -> Markup {
        let view = self.view;
        let active = &view.players[view.active.index()];
        let trains = self.free(|d| d.side.is_train());
        let coins = self.free(|d| d.side == Side::Coin);
        let placed = view
            .hand
            .iter()
            .filter(|d| d.used && d.side.is_train())
            .count();
        html! {
            @if !trains.is_empty() || placed > 0 {
                div.ts-job data-must[!trains.is_empty()] {
                    h2 { (art::sign("train", 18)) (self.word("page-trains")) " " small { (self.word("page-must")) } }
                    div.ts-dice {
                        @for _ in 0..placed { span.ts-gone {} }
                        @for (i, die) in &trains { (self.die(*i, die, Side::Train)) }
                    }
                    p { (self.say(&Say::new("page-trains-left").num("count", trains.len() as i64).num("spaces", view.open.len() as i64))) }
                }
            }
            @for building in Building::ALL {
                @let dice = self.free(|d| d.side == building.side());
                @if !dice.is_empty() {
                    div.ts-job {
                        h2 { (art::building(building, 18)) (self.say(&Say::new("page-dice-of").num("count", dice.len() as i64).say("side", building.side().say()))) }
                        div.ts-dice { @for (i, die) in &dice { (self.die(*i, die, die.side)) } }
                        @if dice.len() >= 3 {
                            (self.act(format_args!("supply:{}", building.code()), &Say::new("row-supply").say("building", building.say())))
                        } @else {
                            p { (self.say(&Say::new("page-set-lacks").num("count", 3 - dice.len() as i64))) }
                        }
                    }
                }
            }
            @if !coins.is_empty() {
                div.ts-job {
                    h2 { (art::sign("coin", 18)) (self.say(&Say::new("page-dice-of").num("count", coins.len() as i64).say("side", Side::Coin.say()))) }
                    div.ts-dice { @for (i, die) in &coins { (self.die(*i, die, die.side)) } }
                    p { (self.say(&Say::new("page-coins-now").num("coins", active.coins))) }
                }
            }
            div.ts-job {
                @let saved: u8 = active.saved.iter().sum();
                h2 { (self.word("page-saved-dice")) " " small { (self.say(&Say::new("page-of").num("count", saved).num("all", 5))) } }
                div.ts-dice {
                    @for side in Side::SAVED { @for _ in 0..active.saved[side as usize] { (self.blank(Kind::Own, Some(side))) } }
                    @if saved == 0 { span.ts-gone {} }
                }
                div.ts-acts {
                    (self.act("cash", &Say::new("page-cash")))
                    (self.act("save", &Say::new("page-save")))
                }
            }
            div.ts-job.ts-sunk {
                (self.head("page-if-ended"))
                (self.waste(&trains, &coins))
                @if self.mine {
                    @let left = trains.len() as i64;
                    @let class = if left > 0 && !view.open.is_empty() { "ts-waits" } else { "ts-main" };
                    button.ts-act.(class) type="button" data-token="end" {
                        (self.say(&Say::new("deed-end").num("count", if view.open.is_empty() { 0 } else { left })))
                    }
                }
            }
        }
    }

    fn free(&self, fits: impl Fn(&DieView) -> bool) -> Vec<(usize, &DieView)> {
        let dice = self.view.hand.iter().enumerate();
        dice.filter(|(_, die)| !die.used && fits(die)).collect()
    }

    /// What is not allowed, what would be wasted, or that all is in order.
    fn waste(&self, trains: &[(usize, &DieView)], coins: &[(usize, &DieView)]) -> Markup {
        let sets = Building::ALL
            .into_iter()
            .filter(|b| self.free(|d| d.side == b.side()).len() >= 3);
        let sets: Vec<Building> = sets.collect();
        let rest = self
            .view
            .hand
            .iter()
            .filter(|d| !d.used && !d.side.is_train() && d.side != Side::Coin);
        let rest = rest.count() as i64 - 3 * sets.len() as i64;
        let fine = trains.is_empty() && coins.is_empty() && sets.is_empty() && rest <= 0;
        html! {
            ul.ts-facts {
                @if !trains.is_empty() { li { (art::sign("stop", 18)) (self.say(&Say::new("page-waste-trains").num("count", trains.len() as i64))) } }
                @for building in sets { li { (art::sign("waste", 18)) (self.say(&Say::new("page-waste-set").say("building", building.say()))) } }
                @if !coins.is_empty() { li { (art::sign("waste", 18)) (self.say(&Say::new("page-waste-coins").num("count", coins.len() as i64))) } }
                @if rest > 0 { li { (art::sign("order", 18)) (self.say(&Say::new("page-waste-rest").num("count", rest))) } }
                @if fine { li { (art::sign("order", 18)) (self.word("page-waste-none")) } }
            }
        }
    }
}

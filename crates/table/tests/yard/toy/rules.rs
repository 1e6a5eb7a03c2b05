//! The yard's rules: what is offered, what is refused, what is scored.

use super::{
    action::Action,
    fault::{Fault, has},
    hidden::View,
    state::{
        Done, GOODS, HEAVIEST, Length, OF_EACH, Options, PRICE, Points, Stage, Tally, Toy, WAGONS,
    },
    words,
};
use std::sync::atomic::Ordering;
use table::{
    BadOptions, Card, Dice, Eye, Game, Path, Phase, Refusal, Say, Seat, Seats, Sheet, Tell, Viewer,
};

impl Toy {
    fn holds(&self, seat: Seat, good: u8) -> bool {
        let count = |cards: &[u8]| cards.iter().filter(|c| **c == good).count();
        count(&self.hands[seat.index()]) > count(&self.drafts[seat.index()])
    }

    fn refuse(&self, code: &'static str, rule: &'static str) -> Refusal {
        if has(Fault::CheckCounts) {
            self.refusals.0.fetch_add(1, Ordering::Relaxed);
        }
        let rule = match has(Fault::RuleUnknown) {
            true => "Y99",
            false => rule,
        };
        Refusal::new(code, rule, Say::new(words::refusal(code)))
    }

    fn yard_check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let once = |done: bool| match done {
            true => Err(self.refuse("done_already", "yard")),
            false => Ok(()),
        };
        match *action {
            Action::Offer(_) | Action::Commit => Err(self.refuse("wrong_phase", "turn")),
            Action::Roll => once(self.done.roll),
            Action::Draw if self.deck.is_empty() => Err(self.refuse("deck_empty", "yard")),
            Action::Draw => once(self.done.draw),
            Action::Load(wagons) => {
                once(self.done.load)?;
                if wagons & !self.siding != 0 || wagons == 0 {
                    return Err(self.refuse("no_such_wagon", "Y3"));
                }
                match weight(wagons) <= HEAVIEST {
                    true => Ok(()),
                    false => Err(self.refuse("too_heavy", "Y3")),
                }
            }
            Action::Buy(coins) => {
                once(self.done.buy)?;
                match u16::from(coins) <= self.coins[seat.index()] {
                    true => Ok(()),
                    false => Err(self.refuse("too_dear", "Y4")),
                }
            }
            Action::End => Ok(()),
        }
    }
}

fn weight(wagons: u8) -> u8 {
    (1..=WAGONS).filter(|n| wagons & (1 << n) != 0).sum()
}

impl Game for Toy {
    const CARD: Card = Card {
        id: "goods-yard",
        seats: 1..=3,
        rules: 1..=1,
        longest: 110,
        minutes: 5,
        tone: table::Tone::Rust,
        phases: &[
            Phase {
                name: "sealed",
                redeals: 50,
                scrambles: 50,
            },
            Phase {
                name: "yard",
                redeals: 50,
                scrambles: 50,
            },
            Phase {
                name: "clearing",
                redeals: 0,
                scrambles: 0,
            },
        ],
        words: words::WORDS,
        rulebook: words::RULEBOOK,
        style: "",
    };
    type Options = Options;
    type Action = Action;
    type View = View;

    fn deal(_: u16, options: &Options, seats: u8, dice: &mut Dice) -> Result<Self, BadOptions> {
        if options.rich && seats == 1 {
            return Err(Say::new("bad-rich").into());
        }
        let mut deck: Vec<u8> = (0..GOODS).flat_map(|g| [g; OF_EACH]).collect();
        dice.shuffle(&mut deck);
        let mut hands = vec![Vec::new(); usize::from(seats)];
        for hand in &mut hands {
            *hand = deck.split_off(deck.len() - 2);
            hand.sort();
        }
        let each = usize::from(seats);
        Ok(Toy {
            seats,
            rounds: match options.length {
                Length::Short => 2,
                Length::Long => 3,
            },
            round: 0,
            turn: 1,
            stage: Stage::Sealed,
            active: Seat(0),
            done: Done::default(),
            deck,
            hands,
            drafts: vec![Vec::new(); each],
            committed: Seats::NONE,
            first: None,
            gone: Vec::new(),
            shown: vec![Vec::new(); each],
            rolled: None,
            drew: vec![None; each],
            siding: 0,
            coins: vec![if options.rich { 4 } else { 1 }; each],
            points: vec![Points::default(); each],
            refusals: Tally::default(),
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn path(&self, action: &Action) -> Path {
        action.spelled()
    }

    fn parse(&self, path: &Path) -> Option<Action> {
        if has(Fault::ReadByPosition) && self.deck.len() < 6 && path.holds("draw") {
            return None;
        }
        Action::read(path)
    }

    fn phase(&self) -> &'static str {
        match self.stage {
            Stage::Sealed => "sealed",
            Stage::Yard if has(Fault::PhaseNotDeclared) && self.round == 1 => "shed",
            Stage::Yard => "yard",
            Stage::Clearing => "clearing",
            Stage::Over => "over",
        }
    }

    fn turn(&self) -> u32 {
        match has(Fault::TurnsGoBack) && self.stage == Stage::Yard {
            true => u32::from(self.active.0),
            false => self.turn,
        }
    }

    fn to_act(&self) -> Seats {
        match self.stage {
            Stage::Sealed => {
                let waiting = Seat::all(self.seats).filter(|s| !self.committed.has(*s));
                waiting.collect()
            }
            Stage::Yard | Stage::Clearing => Seats::one(self.active),
            Stage::Over => Seats::NONE,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.to_act().has(seat) {
            if has(Fault::OffersToAll) && self.stage == Stage::Yard {
                out.push(Action::End);
            }
            return;
        }
        if self.stage == Stage::Sealed {
            out.extend(
                (0..GOODS)
                    .filter(|g| self.holds(seat, *g))
                    .map(Action::Offer),
            );
            out.push(Action::Commit);
            if has(Fault::Unsorted) {
                out.reverse();
            }
            return;
        }
        if self.stage == Stage::Clearing {
            return out.push(Action::End);
        }
        let sets = (1..8).map(|set| Action::Load(set << 1));
        let all = [Action::Roll, Action::Draw].into_iter().chain(sets);
        let all = all.chain([Action::Buy(PRICE), Action::End]);
        out.extend(all.filter(|a| {
            let unpaid = has(Fault::OfferRefused) && matches!(a, Action::Buy(_));
            unpaid || self.yard_check(seat, a).is_ok()
        }));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if self.stage == Stage::Over {
            return Err(self.refuse("game_over", "turn"));
        }
        let anybody = has(Fault::AnybodyActs) && *action == Action::End;
        if !self.to_act().has(seat) && !anybody {
            return Err(self.refuse("not_asked", "turn"));
        }
        if self.stage == Stage::Yard {
            return self.yard_check(seat, action);
        }
        if self.stage == Stage::Clearing {
            return match action {
                Action::End => Ok(()),
                _ => Err(self.refuse("wrong_phase", "turn")),
            };
        }
        match *action {
            Action::Offer(good) if !self.holds(seat, good) => {
                let elsewhere = |s: &Seat| *s != seat && self.hands[s.index()].contains(&good);
                match has(Fault::AnswerLeaks) && Seat::all(self.seats).any(|s| elsewhere(&s)) {
                    true => Err(self.refuse("held_elsewhere", "Y1")),
                    false => Err(self.refuse("not_held", "Y1")),
                }
            }
            Action::Offer(_) | Action::Commit => Ok(()),
            _ => Err(self.refuse("wrong_phase", "turn")),
        }
    }

    fn stands_for(&self, _: Seat, action: &Action) -> Option<Action> {
        match action {
            Action::Buy(_) if !has(Fault::StandsForNothing) => Some(Action::Buy(PRICE)),
            _ => None,
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, dice: &mut Dice, tell: &mut impl Tell) {
        self.carry_out(seat, *action, dice, tell);
    }

    fn fallback(&self, _: Seat) -> Action {
        if self.stage == Stage::Yard && has(Fault::FallbackImpossible) {
            return Action::Load(self.siding & self.siding.wrapping_neg());
        }
        match self.stage {
            Stage::Sealed => Action::Commit,
            Stage::Yard if has(Fault::FallbackForEver) => Action::Roll,
            Stage::Yard
                if has(Fault::FallbackLeaks) && !self.done.roll && self.deck.last() == Some(&0) =>
            {
                Action::Roll
            }
            _ => Action::End,
        }
    }

    fn view(&self, who: Viewer) -> View {
        self.seen_by(who)
    }

    fn redeal(&self, who: Viewer, dice: &mut Dice) -> Self {
        self.redealt(who, dice)
    }

    fn scramble(&self, who: Viewer, dice: &mut Dice) -> Self {
        self.scrambled(who, dice)
    }

    fn sheets(&self) -> Vec<Sheet> {
        let each = Seat::all(self.seats).map(|seat| {
            let points = &self.points[seat.index()];
            let mut items = vec![
                Self::point(seat, points.offered, "for-offers", "Y1"),
                Self::point(seat, points.loaded, "for-wagons", "Y3"),
                Self::point(seat, points.bought, "for-purchase", "Y4"),
                self.hoard(seat),
            ];
            if has(Fault::SheetLeaks) {
                let coal = self.hands[seat.index()].iter().filter(|c| **c == 0).count();
                items.push(Self::point(seat, coal as i32, "for-wagons", "Y4"));
            }
            (seat, items, vec![points.loaded])
        });
        let mut sheets = Sheet::ranked(each);
        for sheet in &mut sheets {
            sheet.total += i32::from(has(Fault::WrongTotal));
            if has(Fault::AllFirst) {
                sheet.rank = 1;
            }
        }
        sheets
    }

    fn audit(&self) -> Result<(), String> {
        let mut cards = self.deck.clone();
        cards.extend(self.hands.iter().flatten());
        cards.extend(&self.gone);
        for good in 0..GOODS {
            let count = cards.iter().filter(|c| **c == good).count();
            if count != OF_EACH {
                return Err(format!("{count} cards of good {good}"));
            }
        }
        Ok(())
    }

    fn open(&self) -> serde_json::Value {
        serde_json::json!({ "deck": self.deck, "hands": self.hands })
    }
}

impl Eye for Toy {
    fn worth(&self, seat: Seat) -> f32 {
        let total = self.sheets()[seat.index()].total as f32;
        match has(Fault::WorthNothing) {
            true => (total - 1.0).recip(),
            false => total,
        }
    }

    fn consider(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal(seat, out);
        if has(Fault::ConsidersAnything) {
            out.push(Action::Draw);
        }
    }
}

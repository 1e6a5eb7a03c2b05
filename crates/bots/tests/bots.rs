//! What every bot promises, on a sealed auction small enough to know the right answer.

use bots::{Bot, Player, UnknownBot, choose};
use table::{
    BadOptions, Card, Dice, Eye, Game, InBoth, Path, Phase, Refusal, Say, Seat, Seats, Sheet, Tell,
    Viewer,
};

/// Three seats seal one bid each, 0 to 5, at the same time. Each has a secret taste: the nearer its doubled bid, the better.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Auction {
    taste: [u8; 3],
    bid: [Option<u8>; 3],
}

const NOTHING: InBoth = InBoth { en: "", zh: "" };

impl Game for Auction {
    const CARD: Card = Card {
        id: "auction",
        seats: 3..=3,
        rules: 1..=1,
        longest: 3,
        minutes: 1,
        tone: table::Tone::Green,
        phases: &[Phase {
            name: "bid",
            redeals: 50,
            scrambles: 50,
        }],
        words: NOTHING,
        rulebook: NOTHING,
        style: "",
    };
    type Options = ();
    type Action = u8;
    type View = (Option<Seat>, [bool; 3], Option<(u8, Option<u8>)>);

    fn deal(_: u16, (): &(), _: u8, dice: &mut Dice) -> Result<Auction, BadOptions> {
        let taste = [(); 3].map(|()| dice.below(11) as u8);
        let bid = [None; 3];
        Ok(Auction { taste, bid })
    }
    fn seats(&self) -> u8 {
        3
    }
    fn path(&self, bid: &u8) -> Path {
        Path::new().then(bid)
    }
    fn parse(&self, path: &Path) -> Option<u8> {
        path.as_str().parse().ok()
    }
    fn phase(&self) -> &'static str {
        if self.to_act().is_empty() {
            "over"
        } else {
            "bid"
        }
    }
    fn turn(&self) -> u32 {
        0
    }
    fn to_act(&self) -> Seats {
        Seat::all(3)
            .filter(|s| self.bid[s.index()].is_none())
            .collect()
    }
    fn legal(&self, seat: Seat, out: &mut Vec<u8>) {
        out.clear();
        if self.to_act().has(seat) {
            out.extend(0..=5);
        }
    }
    fn check(&self, seat: Seat, bid: &u8) -> Result<(), Refusal> {
        if self.to_act().has(seat) && *bid <= 5 {
            Ok(())
        } else {
            Err(Refusal::new("no", "1", Say::new("no")))
        }
    }
    fn apply(&mut self, seat: Seat, bid: &u8, _: &mut Dice, _: &mut impl Tell) {
        self.bid[seat.index()] = Some(*bid);
    }
    fn fallback(&self, _: Seat) -> u8 {
        0
    }
    fn view(&self, who: Viewer) -> Self::View {
        let own = who
            .seat()
            .map(|s| (self.taste[s.index()], self.bid[s.index()]));
        (who.seat(), self.bid.map(|b| b.is_some()), own)
    }
    fn redeal(&self, who: Viewer, dice: &mut Dice) -> Auction {
        let mut other = self.clone();
        for seat in Seat::all(3).filter(|s| !who.is(*s)) {
            other.taste[seat.index()] = dice.below(11) as u8;
            if let Some(bid) = &mut other.bid[seat.index()] {
                *bid = dice.below(6) as u8;
            }
        }
        other
    }
    fn sheets(&self) -> Vec<Sheet> {
        Sheet::ranked(Seat::all(3).map(|s| (s, Vec::new(), Vec::new())))
    }
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
    fn open(&self) -> serde_json::Value {
        serde_json::Value::Null
    }
}

impl Eye for Auction {
    fn worth(&self, seat: Seat) -> f32 {
        let taste = i32::from(self.taste[seat.index()]);
        match self.bid[seat.index()] {
            Some(bid) => -((2 * i32::from(bid) - taste).abs() as f32),
            None => -100.0,
        }
    }
    /// Highest bids first, so that a tie is not settled by the order of looking.
    fn consider(&self, seat: Seat, out: &mut Vec<u8>) {
        self.legal(seat, out);
        out.reverse();
    }
}

fn auction(seed: u64) -> Auction {
    Auction::deal(1, &(), 3, &mut Dice::fast(seed)).expect("an auction has no options")
}

#[test]
fn greedy_takes_what_its_eye_likes_best_also_when_several_are_asked() {
    for seed in 0..200 {
        let mut truth = auction(seed);
        for seat in [Seat(1), Seat(2), Seat(0)] {
            let bid = Player::new(Bot::Greedy).answer(seat, &truth, &mut Dice::fast(seed ^ 77));
            let taste = truth.taste[seat.index()];
            // An odd taste lies between two bids: the lower one is taken.
            assert_eq!(bid, taste / 2, "seed {seed}, {seat:?}, taste {taste}");
            truth.apply(seat, &bid, &mut Dice::fast(0), &mut table::Silence);
        }
    }
}

#[test]
fn random_takes_each_offer_equally_often() {
    let glimpse = auction(3);
    let mut dice = Dice::fast(9);
    let mut taken = [0u32; 6];
    for _ in 0..6000 {
        taken[choose(Bot::Random, Seat(0), &glimpse, &mut dice) as usize] += 1;
    }
    // 6000 throws of a fair die: five standard deviations around 1000.
    assert!(
        taken.iter().all(|n| (855..=1145).contains(n)),
        "{taken:?} of about 1000 each"
    );
}

#[test]
fn a_bot_is_called_by_its_name() {
    for bot in Bot::ALL {
        assert_eq!(bot.name().parse(), Ok(bot));
        assert_eq!(Player::<Auction>::new(bot).bot(), bot);
    }
    assert_eq!(
        "Greedy".parse::<Bot>(),
        Err(UnknownBot("Greedy".to_owned()))
    );
}

#[test]
fn what_is_hidden_does_not_move_a_bot() {
    let mut differed = 0;
    for seed in 0..500 {
        let mut truth = auction(seed);
        truth.bid[2] = Some((seed % 6) as u8);
        let other = truth.redeal(Viewer::Seat(Seat(0)), &mut Dice::fast(!seed));
        differed += u32::from(other != truth);
        for bot in Bot::ALL {
            let answer = |state: &Auction| {
                Player::new(bot).answer(Seat(0), state, &mut Dice::fast(seed << 8))
            };
            assert_eq!(answer(&truth), answer(&other), "{bot}, seed {seed}");
        }
    }
    assert!(differed > 400, "the other world must really be another one");
}

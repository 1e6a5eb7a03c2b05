//! What can be done in the yard, and how it is spelled.

use super::{
    fault::{Fault, has},
    state::{DEAREST, GOODS, PRICE, WAGONS},
};
use table::Path;

/// One decision, in canonical order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Offer(u8),
    Commit,
    Roll,
    Draw,
    /// A set of wagons, wagon n as bit n.
    Load(u8),
    /// For so many coins.
    Buy(u8),
    End,
}

impl Action {
    pub(super) fn spelled(self) -> Path {
        let one = |token: &str| Path::new().then(token);
        match self {
            Action::Offer(good) => one(&format!("offer:{good}")),
            Action::Commit => one("commit"),
            Action::Roll => one("roll"),
            Action::Draw => one("draw"),
            Action::Load(wagons) => {
                let mut named: Vec<u8> = (0..8).filter(|n| wagons & (1 << n) != 0).collect();
                if has(Fault::OnePathForTwo) && named.len() > 1 {
                    named.pop();
                }
                let path = named
                    .iter()
                    .fold(one("load"), |path, n| path.member(format!("wagon:{n}")));
                match has(Fault::SetNotClosed) {
                    true => path,
                    false => path.then("go"),
                }
            }
            Action::Buy(coins) => one("buy").then(format!("coins:{coins}")),
            Action::End => one("end"),
        }
    }

    pub(super) fn read(path: &Path) -> Option<Action> {
        let steps: Vec<_> = path.steps().collect();
        let plain: Option<Vec<&str>> = steps
            .iter()
            .map(|s| (!s.member).then_some(s.token))
            .collect();
        match plain.as_deref() {
            Some(["commit"]) => return Some(Action::Commit),
            Some(["roll"]) => return Some(Action::Roll),
            Some(["draw"]) => return Some(Action::Draw),
            Some(["end"]) => return Some(Action::End),
            Some(["buy", coins]) => {
                let coins: u8 = table::after(coins, "coins")?.parse().ok()?;
                return (PRICE..=DEAREST)
                    .contains(&coins)
                    .then_some(Action::Buy(coins));
            }
            Some([offer]) => {
                let good: u8 = table::after(offer, "offer")?.parse().ok()?;
                assert!(good < GOODS || !has(Fault::PanicsOnOddPath), "no such good");
                return (good < GOODS).then_some(Action::Offer(good));
            }
            _ => {}
        }
        let (load, mut rest) = steps.split_first()?;
        if !has(Fault::SetNotClosed) {
            let (go, wagons) = rest.split_last()?;
            (go.token == "go" && !go.member).then_some(())?;
            rest = wagons;
        }
        (load.token == "load" && !load.member && !rest.is_empty()).then_some(())?;
        let mut wagons = 0;
        for step in rest {
            let n: u8 = table::after(step.token, "wagon")?.parse().ok()?;
            // One name for one set: members in rising order.
            let rising = (1..=WAGONS).contains(&n) && wagons < 1 << n;
            (step.member && rising).then_some(())?;
            wagons |= 1 << n;
        }
        Some(Action::Load(wagons))
    }
}

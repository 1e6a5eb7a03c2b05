//! The score and the objectives (part 4).

use crate::deal::Objective;
use crate::state::{CUBES, NanoRailways, Phase};
use crate::view::Goal;
use serde::Serialize;
use table::{Item, Say, Seat, Sheet};

/// Points of a marker on the map (N17).
pub(crate) const MARKER_POINTS: u8 = 3;

/// The score and its three terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// The profit track.
    pub profit: i32,
    /// Three for each marker on the map.
    pub links: i32,
    /// What pollution takes off: the pollution track, negative.
    pub pollution: i32,
    /// The sum.
    pub total: i32,
}

/// What the end of a game says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// The score and its terms.
    pub score: Score,
    /// All four objectives.
    pub objectives: Vec<Goal>,
    /// Upgraded links.
    pub upgraded: u8,
    /// Passengers delivered to R, L, C, I.
    pub delivered: [u8; 4],
    /// Passengers left on the map.
    pub passengers: u8,
    /// Whether all that was chosen is achieved; none where only a score was asked, without a target.
    pub won: Option<bool>,
}

impl NanoRailways {
    /// The score as it stands.
    pub(crate) fn score(&self) -> Score {
        let profit = i32::from(self.now.profit);
        let links = i32::from(MARKER_POINTS * self.now.marked());
        let pollution = -i32::from(self.now.pollution);
        Score {
            profit,
            links,
            pollution,
            total: profit + links + pollution,
        }
    }

    /// Passengers on the map.
    pub(crate) fn passengers(&self) -> u8 {
        let on_map = self.now.dice.iter().filter(|die| die.on_map());
        on_map.map(|die| die.value).sum()
    }

    fn upgraded(&self) -> u8 {
        let upgraded = self.now.markers.iter().filter(|m| m.level == 2);
        upgraded.count() as u8
    }

    /// Whether an objective would be achieved if the game ended now (N19, N25).
    pub(crate) fn achieved(&self, objective: Objective) -> bool {
        match objective {
            Objective::Economist => self
                .now
                .target
                .is_none_or(|target| self.score().total >= i32::from(target)),
            Objective::Mayor => self.passengers() == 0,
            Objective::Conductor => self.now.delivered.iter().all(|count| *count > 0),
            Objective::Engineer => self.engineered(),
        }
    }

    /// At least one marker; every marked complete link upgraded; and none left unmarked, or no cube left. Loops are let be.
    fn engineered(&self) -> bool {
        let marked = self.now.marked();
        let complete = self.now.net.links().iter().filter(|link| link.complete());
        let mut all_marked = true;
        for link in complete {
            match self.now.marker(link.key) {
                Some(marker) if marker.level == 1 => return false,
                Some(_) => {}
                None => all_marked = false,
            }
        }
        marked > 0 && (all_marked || usize::from(marked) == CUBES)
    }

    /// All four objectives as they stand.
    pub(crate) fn goals(&self) -> Vec<Goal> {
        Objective::ALL
            .map(|objective| Goal {
                objective,
                chosen: self.now.objectives.has(objective),
                achieved: self.achieved(objective),
            })
            .to_vec()
    }

    /// The report of part 4.
    pub(crate) fn report(&self) -> Report {
        let goals = self.goals();
        let chosen = || goals.iter().filter(|goal| goal.chosen);
        let only_a_score = self.now.objectives.len() == 1
            && self.now.objectives.has(Objective::Economist)
            && self.now.target.is_none();
        Report {
            score: self.score(),
            upgraded: self.upgraded(),
            delivered: self.now.delivered,
            passengers: self.passengers(),
            won: (!only_a_score).then(|| chosen().all(|goal| goal.achieved)),
            objectives: goals,
        }
    }

    /// The one sheet: profit, links, pollution.
    pub(crate) fn sheet(&self) -> Vec<Sheet> {
        let seat = Seat(0);
        let score = self.score();
        let item = |value, key, rule| Item {
            seat,
            unit: "points",
            value,
            say: Say::new(key),
            rule,
        };
        let marked = i64::from(self.now.marked());
        let mut links = item(score.links, "item-score-links", "N17");
        links.say = links.say.num("count", marked);
        let items = vec![
            item(score.profit, "item-score-profit", "score"),
            links,
            item(score.pollution, "item-score-pollution", "score"),
        ];
        Sheet::ranked([(seat, items, Vec::new())])
    }

    /// Whether the game is over.
    pub(crate) fn over(&self) -> bool {
        self.now.phase == Phase::Over
    }
}

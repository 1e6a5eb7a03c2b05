//! No line scores more: the game relaxed until every question left can be answered by counting (`docs/nano-railways.md`).

use crate::content::Icon;
use crate::rules::conversion;
use crate::state::{CUBES, MOST_WORKERS, NanoRailways, PASSENGER_DICE};

/// Passengers beyond so many have no action left to travel in.
const MOST: usize = 24;
const ACTIONS: usize = 24;
const CUBE_STATES: usize = CUBES + 1;
const WORKERS: usize = MOST_WORKERS as usize + 1;
const SETS: usize = 8;
/// A conversion for five profit.
const FULL: u8 = 5;

/// What the four action cards of a game can do at all.
#[derive(Clone, Copy, Debug)]
struct Deck {
    build: bool,
    hire: bool,
    add: bool,
    capital: bool,
}

/// All that the relaxed game remembers.
#[derive(Clone, Copy, Debug)]
struct Relaxed {
    actions: usize,
    markers: usize,
    workers: usize,
    passengers: usize,
    /// Building dice not yet built, by place.
    unbuilt: usize,
    /// Whether a trip or capital icons have filled the capital track.
    rich: bool,
}

impl Relaxed {
    const fn place(self) -> usize {
        let at = self.actions * CUBE_STATES + self.markers;
        let at = (at * WORKERS + self.workers) * (MOST + 1) + self.passengers;
        (at * SETS + self.unbuilt) * 2 + self.rich as usize
    }
}

struct Search {
    deck: Deck,
    faces: [u8; 3],
    known: Vec<i16>,
}

const UNKNOWN: i16 = i16::MIN;

impl NanoRailways {
    /// A score that no line from here exceeds.
    pub(crate) fn upper_bound(&self) -> i32 {
        let now = &self.now;
        let cards = now.hand.and(now.pool).and(now.discard);
        let has = |wanted: fn(Icon) -> bool| {
            let slots = cards
                .iter()
                .flat_map(|card| self.content.cards[usize::from(card) - 1].slots);
            slots.flat_map(|slot| slot.icons()).any(wanted)
        };
        let unbuilt = now.dice[PASSENGER_DICE..].iter().enumerate();
        let unbuilt = unbuilt.filter(|(_, die)| die.waits());
        let waiting: u8 = now.to_place().map(|(_, die)| die.value).sum();
        let mut search = Search {
            deck: Deck {
                build: has(|icon| icon == Icon::Build),
                hire: has(|icon| icon == Icon::Worker),
                add: has(|icon| icon == Icon::Passenger),
                capital: has(|icon| matches!(icon, Icon::Capital(_))),
            },
            faces: self.content.building_dice,
            known: vec![UNKNOWN; (ACTIONS + 1) * CUBE_STATES * WORKERS * (MOST + 1) * SETS * 2],
        };
        let more = search.most(Relaxed {
            actions: self.actions_left().into(),
            markers: now.marked().into(),
            workers: now.workers.into(),
            passengers: usize::from(self.passengers() + waiting).min(MOST),
            unbuilt: unbuilt.fold(0, |set, (at, _)| set | 1 << at),
            rich: now.capital >= conversion(FULL),
        });
        // Pollution is never below 1.
        let clean = if self.over() {
            self.score().pollution
        } else {
            -1
        };
        self.score().profit + self.score().links + clean + i32::from(more)
    }
}

impl Search {
    /// The most that profit and markers can still grow by.
    fn most(&mut self, at: Relaxed) -> i16 {
        if at.actions == 0 {
            return 0;
        }
        if self.known[at.place()] != UNKNOWN {
            return self.known[at.place()];
        }
        let next = Relaxed {
            actions: at.actions - 1,
            ..at
        };
        let mut most = self.most(next);
        let mut offer = |search: &mut Search, points: i16, then: Relaxed| {
            most = most.max(points + search.most(then));
        };
        if at.workers > 0 && at.markers < CUBES {
            let then = Relaxed {
                markers: at.markers + 1,
                workers: at.workers - 1,
                ..next
            };
            offer(self, 3, then);
        }
        if at.passengers > 0 && at.markers > 0 {
            // A trip makes a stop for each marker at most and may fill the capital track.
            let then = Relaxed {
                passengers: at.passengers - 1,
                rich: true,
                ..next
            };
            let stops = at.markers as i16;
            let leisure = stops
                + if at.rich {
                    i16::from(FULL)
                } else {
                    self.first()
                };
            offer(self, leisure, then);
            let industry = Relaxed {
                workers: (at.workers + 1).min(WORKERS - 1),
                ..then
            };
            offer(self, stops, industry);
        }
        if self.deck.hire && at.workers + 1 < WORKERS {
            let then = Relaxed {
                workers: at.workers + 1,
                ..next
            };
            offer(self, 0, then);
        }
        if self.deck.add && at.passengers < MOST {
            let then = Relaxed {
                passengers: at.passengers + 1,
                ..next
            };
            offer(self, 0, then);
        }
        if self.deck.capital && !at.rich {
            offer(self, 0, Relaxed { rich: true, ..next });
        }
        if self.deck.build {
            for (die, face) in self.faces.into_iter().enumerate() {
                if at.unbuilt >> die & 1 == 1 {
                    let then = Relaxed {
                        passengers: (at.passengers + usize::from(face)).min(MOST),
                        unbuilt: at.unbuilt & !(1 << die),
                        ..next
                    };
                    offer(self, 0, then);
                }
            }
        }
        self.known[at.place()] = most;
        most
    }

    /// What a trip converts before the track was ever filled: less than a full conversion.
    const fn first(&self) -> i16 {
        FULL as i16 - 1
    }
}

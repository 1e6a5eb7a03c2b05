//! Those who look at a table from the same place in the same language: what they are told is drawn and written down once.

use crate::scene::Scene;
use std::{ops::Deref, sync::Arc};
use tokio::sync::watch;

/// A scene as it is shown, with the way from the one before it.
#[derive(Debug)]
pub(crate) struct Showing {
    scene: Scene,
    /// Counts what this gallery was shown.
    no: u64,
    /// What whoever has the one before must be told.
    step: String,
}

impl Deref for Showing {
    type Target = Scene;

    fn deref(&self) -> &Scene {
        &self.scene
    }
}

impl Showing {
    /// What somebody must be told who was shown `last`; everything if nothing.
    pub(crate) fn message(&self, last: Option<&Showing>) -> String {
        match last {
            Some(last) if last.no + 1 == self.no => self.step.clone(),
            last => self.scene.since(last.map(|l| &l.scene)).text(),
        }
    }
}

/// One gallery; whoever falls behind skips to the newest scene.
pub(crate) struct Gallery(watch::Sender<Arc<Showing>>);

impl Gallery {
    pub(crate) fn open(scene: Scene) -> Gallery {
        let first = Showing {
            scene,
            no: 0,
            step: String::new(),
        };
        Gallery(watch::Sender::new(Arc::new(first)))
    }

    /// Comes in to look.
    pub(crate) fn enter(&self) -> watch::Receiver<Arc<Showing>> {
        self.0.subscribe()
    }

    /// Whether nobody looks.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.receiver_count() == 0
    }

    /// What is shown now.
    pub(crate) fn now(&self) -> Arc<Showing> {
        self.0.borrow().clone()
    }

    /// Shows the next scene.
    pub(crate) fn show(&self, scene: Scene) {
        let before = self.now();
        let step = scene.since(Some(&before.scene)).text();
        self.0.send_replace(Arc::new(Showing {
            scene,
            no: before.no + 1,
            step,
        }));
    }
}

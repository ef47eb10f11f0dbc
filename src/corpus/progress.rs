//! Progress reports: often enough to be seen, and no more often; each is a chance to cancel.

use std::ops::ControlFlow;

use crate::report::error::Error;
use crate::report::{Progress, Stage};

/// Called with the progress; `Break` cancels the work.
pub type OnProgress<'a> = dyn FnMut(Progress) -> ControlFlow<()> + 'a;

/// For work that nobody follows.
pub(crate) fn ignore_progress(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Most reports of a stage, besides its start.
const MAX_STEPS: u64 = 100;
/// Fewest microseconds between two reports. A callback may take some of them, ten times as many when it is first called:
/// hundreds of reports in a few milliseconds of work would take longer than the work.
const MIN_STEP_MICROSECONDS: u64 = 2_000;
/// Approximate nanoseconds for a byte of text, and for a pair.
const NANOSECONDS_PER_BYTE: u64 = 4;
const NANOSECONDS_PER_PAIR: u64 = 50;

/// Reports a stage's start and end, and steps between.
pub(crate) struct StageProgress<'a, 'b> {
    stage: Stage,
    total: usize,
    step: usize,
    on_progress: &'a mut OnProgress<'b>,
}

impl<'a, 'b> StageProgress<'a, 'b> {
    /// A stage of one step.
    pub(crate) fn whole(stage: Stage, on_progress: &'a mut OnProgress<'b>) -> Result<Self, Error> {
        Self::start(stage, 1, 0, on_progress)
    }

    /// A stage that reads documents, with the bytes of all of them.
    pub(crate) fn of_texts(
        stage: Stage,
        documents: usize,
        bytes: u64,
        on_progress: &'a mut OnProgress<'b>,
    ) -> Result<Self, Error> {
        Self::start(stage, documents, bytes * NANOSECONDS_PER_BYTE / 1_000, on_progress)
    }

    /// A stage that goes through `pairs` pairs in `total` steps, document by document or pair by pair.
    pub(crate) fn of_pairs(
        stage: Stage,
        total: usize,
        pairs: u64,
        on_progress: &'a mut OnProgress<'b>,
    ) -> Result<Self, Error> {
        Self::start(stage, total, pairs / 1_000 * NANOSECONDS_PER_PAIR, on_progress)
    }

    fn start(
        stage: Stage,
        total: usize,
        microseconds: u64,
        on_progress: &'a mut OnProgress<'b>,
    ) -> Result<Self, Error> {
        let steps = (microseconds / MIN_STEP_MICROSECONDS).clamp(1, MAX_STEPS) as usize;
        let mut progress = Self { stage, total, step: (total / steps).max(1), on_progress };
        progress.done(0)?;
        Ok(progress)
    }

    /// Reports that `done` of the total are done, if a report is due.
    ///
    /// # Errors
    /// [`Error::Cancelled`] by the callback.
    pub(crate) fn done(&mut self, done: usize) -> Result<(), Error> {
        if done.is_multiple_of(self.step) || done == self.total {
            let Self { stage, total, .. } = *self;
            if (self.on_progress)(Progress { stage, done: done as u32, total: total as u32 }).is_break() {
                return Err(Error::Cancelled);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reports(start: impl FnOnce(&mut OnProgress) -> Result<(), Error>) -> usize {
        let mut reports = 0;
        start(&mut |_| {
            reports += 1;
            ControlFlow::Continue(())
        })
        .expect("nobody stops it");
        reports
    }

    #[test]
    fn short_stages_report_seldom_and_long_ones_a_hundred_times() {
        for (bytes, expected) in [(0, 2), (1_000_000, 3), (10_000_000, 21), (1_000_000_000, 101)] {
            let found = reports(|on_progress| {
                let mut progress = StageProgress::of_texts(Stage::Text, 1_000, bytes, on_progress)?;
                (1..=1_000).try_for_each(|done| progress.done(done))
            });
            assert_eq!(found, expected, "{bytes} bytes");
        }
        let found = reports(|on_progress| {
            let mut progress = StageProgress::of_pairs(Stage::Pairs, 3, u64::MAX, on_progress)?;
            (1..=3).try_for_each(|done| progress.done(done))
        });
        assert_eq!(found, 4);
        assert_eq!(reports(|on_progress| StageProgress::whole(Stage::Report, on_progress)?.done(1)), 2);
    }
}

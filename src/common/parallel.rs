//! Work on many items side by side, with the same result whatever the number of threads.
//!
//! With the feature `threads` the items are shared out among the threads of rayon's pool; without it they are worked on one after
//! the other. The results are in the order of the items, so nothing that is made of them depends on which thread was faster.

#[cfg(feature = "threads")]
use rayon::prelude::{IntoParallelIterator, ParallelIterator, ParallelSlice};

/// Parts of the work for each thread: as items take unequal time, a thread that is done takes another part.
#[cfg(feature = "threads")]
const PARTS_PER_THREAD: usize = 8;

/// Applies `work` to every item, and returns the results in order.
#[cfg(feature = "threads")]
pub(crate) fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    map_with(items, &mut (), |(), item| work(item))
}

/// Applies `work` to every item, with a tool that it changes, and returns the results in order. Each part of the items has a
/// copy of the tool, so the results must not depend on how it was used before.
#[cfg(feature = "threads")]
pub(crate) fn map_with<T: Sync, S: Clone + Sync, R: Send>(
    items: &[T],
    tool: &mut S,
    work: impl Fn(&mut S, &T) -> R + Sync,
) -> Vec<R> {
    let threads = rayon::current_num_threads();
    if threads == 1 || items.len() == 1 {
        return items.iter().map(|item| work(tool, item)).collect();
    }
    let tool = &*tool;
    let parts = items.par_chunks(items.len().div_ceil(PARTS_PER_THREAD * threads).max(1));
    let done = parts.into_par_iter().map(|part| {
        let mut tool = tool.clone();
        part.iter().map(|item| work(&mut tool, item)).collect::<Vec<R>>()
    });
    done.collect::<Vec<Vec<R>>>().into_iter().flatten().collect()
}

/// Applies `work` to every item, and returns the results in order.
#[cfg(not(feature = "threads"))]
pub(crate) fn map<T, R>(items: &[T], work: impl Fn(&T) -> R) -> Vec<R> {
    items.iter().map(work).collect()
}

/// Applies `work` to every item, with a tool that it changes, and returns the results in order. The results must not depend on how
/// the tool was used before.
#[cfg(not(feature = "threads"))]
pub(crate) fn map_with<T, S, R>(items: &[T], tool: &mut S, work: impl Fn(&mut S, &T) -> R) -> Vec<R> {
    items.iter().map(|item| work(tool, item)).collect()
}

/// Items that are worked on between two reports of progress: enough for all threads, or one where there is but one.
pub(crate) fn items_between_reports() -> usize {
    #[cfg(feature = "threads")]
    if rayon::current_num_threads() > 1 {
        return 2_048;
    }
    1
}

//! Work on many items side by side, with the same result whatever the number of threads.
//!
//! With the feature `threads` the items are shared out among the threads of rayon's pool; without it they are worked on one after
//! the other. The results are in the order of the items, so nothing that is made of them depends on which thread was faster.

#[cfg(feature = "threads")]
use rayon::prelude::{IntoParallelIterator, ParallelIterator, ParallelSlice};

/// Parts of the work for each thread: as items take unequal time, a thread that is done takes another part.
#[cfg(feature = "threads")]
const PARTS_PER_THREAD: usize = 8;

/// Fewest items that are shared out: waking a thread takes as long as a small one.
#[cfg(feature = "threads")]
const MIN_SHARED: usize = 4;

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
    if threads == 1 || items.len() < MIN_SHARED {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_the_order_of_the_items() {
        for length in [0_u64, 1, 3, 4, 17, 1_000] {
            let items: Vec<u64> = (0..length).collect();
            assert_eq!(map(&items, |item| item * item), items.iter().map(|item| item * item).collect::<Vec<_>>());
            let appended = map_with(&items, &mut String::new(), |text, item| {
                text.clear();
                text.push_str(&item.to_string());
                text.len()
            });
            assert_eq!(appended, items.iter().map(|item| item.to_string().len()).collect::<Vec<_>>());
        }
    }
}

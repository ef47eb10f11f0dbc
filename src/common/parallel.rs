//! Work on many items in parallel, with the same result whatever the number of threads.
//!
//! With the feature `threads` the items are divided among the threads of rayon's pool; without it they are processed one after
//! the other. Each result stays with its item, so nothing depends on which thread was faster.

#[cfg(feature = "threads")]
use rayon::prelude::{ParallelIterator, ParallelSliceMut};

/// Parts of the work for each thread: items take unequal time, so a thread that is done takes another part.
#[cfg(feature = "threads")]
const PARTS_PER_THREAD: usize = 8;

/// Applies `work` to every item, with a tool that it may change. Each part of the items has a copy of the tool, so results must
/// not depend on how it was used before.
pub(crate) fn for_each<T: Send, S: Clone + Sync>(items: &mut [T], tool: &mut S, work: impl Fn(&mut S, &mut T) + Sync) {
    #[cfg(feature = "threads")]
    if items.len() > 1 && threads() > 1 {
        let tool = &*tool;
        let length = items.len().div_ceil(PARTS_PER_THREAD * threads());
        items.par_chunks_mut(length).for_each(|part| {
            let mut tool = tool.clone();
            for item in part {
                work(&mut tool, item);
            }
        });
        return;
    }
    for item in items {
        work(tool, item);
    }
}

/// The number of threads that share the work.
pub(crate) fn threads() -> usize {
    #[cfg(feature = "threads")]
    return rayon::current_num_threads();
    #[cfg(not(feature = "threads"))]
    1
}

/// The results of two calls, which run beside each other where there are several threads.
pub(crate) fn both<A: Send, B: Send>(a: impl FnOnce() -> A + Send, b: impl FnOnce() -> B + Send) -> (A, B) {
    #[cfg(feature = "threads")]
    return rayon::join(a, b);
    #[cfg(not(feature = "threads"))]
    (a(), b())
}

/// Items processed between two reports of progress: enough for all threads, or one if there is only one.
pub(crate) fn items_between_reports() -> usize {
    if threads() > 1 { 2_048 } else { 1 }
}

/// Runs work on as many threads; on one without the feature.
#[cfg(test)]
pub(crate) fn on_threads(threads: usize, work: impl FnOnce() + Send) {
    #[cfg(feature = "threads")]
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started").install(work);
    #[cfg(not(feature = "threads"))]
    {
        let _ = threads;
        work();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_processed_once_with_a_tool() {
        for length in [0_u64, 1, 3, 4, 17, 1_000] {
            let mut items: Vec<(u64, usize)> = (0..length).map(|number| (number, 0)).collect();
            for_each(&mut items, &mut String::new(), |text, (number, digits)| {
                text.clear();
                text.push_str(&number.to_string());
                *digits += text.len();
            });
            assert!(items.iter().all(|(number, digits)| number.to_string().len() == *digits));
        }
    }
}

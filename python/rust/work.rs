//! Long work beside Python: on as many threads as asked for, with progress, and stopped by Ctrl+C.
//!
//! The work runs on threads of its own, and the calling thread waits for it without the interpreter's lock. Twenty times
//! a second it takes the lock, to see whether there was a signal, and to call the callback; Python runs handlers of
//! signals on its main thread only, which may be this one and never one of the others. The threads are made for each
//! call, so that none is left to break a process that forks.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use lookalike::{Error, Progress};
use pyo3::prelude::*;
use rayon::ThreadPoolBuilder;

use crate::errors::{InputError, to_py_error};
use crate::positions::Unit;
use crate::report::word;

/// Time between two looks at signals and progress.
const TICK: Duration = Duration::from_millis(50);

/// What the work calls as it advances; it is to stop when this breaks.
pub type OnProgress<'a> = dyn FnMut(Progress) -> ControlFlow<()> + 'a;

/// How a call is to run.
#[derive(FromPyObject)]
pub struct Options {
    /// Number of threads; `None` for one on each core.
    threads: Option<usize>,
    /// Called with stage, steps done and all steps.
    progress: Option<Py<PyAny>>,
    /// What positions count.
    pub positions: Unit,
}

/// Runs work and returns its result. An exception of the callback or of a signal stops the work, and is raised once it has
/// stopped.
pub fn run<T: Send>(
    py: Python<'_>,
    options: Options,
    work: impl FnOnce(&mut OnProgress) -> Result<T, Error> + Send,
) -> PyResult<T> {
    let Options { threads, progress, .. } = options;
    let pool = ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build();
    let pool = pool.map_err(|error| InputError::new_err(format!("threads cannot be started: {error}")))?;
    let is_stopped = AtomicBool::new(false);
    // The last report of each stage that Python has not seen.
    let unseen = Mutex::new(Vec::<Progress>::new());
    let mut on_progress = |progress: Progress| {
        let mut unseen = unseen.lock().unwrap_or_else(PoisonError::into_inner);
        match unseen.last_mut() {
            Some(last) if last.stage == progress.stage => *last = progress,
            _ => unseen.push(progress),
        }
        if is_stopped.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let look = || {
        let seen = std::mem::take(&mut *unseen.lock().unwrap_or_else(PoisonError::into_inner));
        Python::attach(|py| {
            py.check_signals()?;
            let Some(progress) = &progress else { return Ok(()) };
            for Progress { stage, done, total } in seen {
                progress.call1(py, (word(&stage), done, total))?;
            }
            Ok(())
        })
    };
    let (result, raised) = py.detach(|| {
        std::thread::scope(|scope| {
            let (sender, receiver) = channel();
            scope.spawn(move || {
                // Nobody receives it only if the calling thread has panicked.
                let _ = sender.send(pool.install(|| work(&mut on_progress)));
            });
            let mut raised: Option<PyErr> = None;
            loop {
                match receiver.recv_timeout(TICK) {
                    Ok(result) => return (Some(result), raised.or_else(|| look().err())),
                    // The work has panicked; the scope panics with it.
                    Err(RecvTimeoutError::Disconnected) => return (None, raised),
                    Err(RecvTimeoutError::Timeout) if raised.is_none() => {
                        raised = look().err();
                        is_stopped.store(raised.is_some(), Ordering::Relaxed);
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                }
            }
        })
    });
    match (raised, result) {
        (Some(raised), _) => Err(raised),
        (None, Some(result)) => result.map_err(to_py_error),
        (None, None) => Err(InputError::new_err("the work ended without a result")),
    }
}

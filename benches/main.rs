//! How fast the engine is, natively: its single stages, and whole comparisons.
//!
//! ```sh
//! cargo bench                       # the single stages; what follows `--` filters them by name
//! cargo bench -- --run w2           # a first comparison and five more in the same process, stage by stage
//! cargo bench -- --run w2 --json    # one comparison for each line on standard input, as a line of JSON
//! cargo bench -- --write w2         # the documents to .build/bench, for the runs above and those in WebAssembly
//! ```
//!
//! `npm run bench` runs all of it beside the same comparisons in WebAssembly. Nothing here judges a duration.

#![cfg_attr(target_arch = "wasm32", no_main)]
#![cfg(not(target_arch = "wasm32"))]

mod micro;
mod whole;
mod workloads;

use std::env;
use std::process::ExitCode;

use workloads::Workload;

fn main() -> ExitCode {
    // Cargo tells every benchmark that it is one.
    let args: Vec<String> = env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let (act, name): (fn(&Workload) -> _, _) = match args[..] {
        ["--write", name] => (whole::write, name),
        ["--run", name] => (whole::run_for_reading, name),
        ["--run", name, "--json"] => (whole::run_in_turns, name),
        _ => {
            divan::main();
            return ExitCode::SUCCESS;
        }
    };
    let result = Workload::named(name).map_or_else(|| Err(Workload::unknown(name)), act);
    result.map_or_else(
        |error| {
            eprintln!("{error}");
            ExitCode::FAILURE
        },
        |()| ExitCode::SUCCESS,
    )
}

//! The Rust program among the examples, as `cargo test` has built it.

use std::{env, fs, path::Path, process::Command};

#[test]
fn the_rust_program_compares_two_folders_and_prints_what_the_others_print() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tests = env::current_exe().expect("a test has a path");
    let folder = tests.ancestors().nth(2).expect("tests lie in target/PROFILE/deps");
    let built = folder.join("examples/compare_folders").with_extension(env::consts::EXE_EXTENSION);
    let run = Command::new(built).args(["this-year", "last-year"]).current_dir(root.join("examples/essays")).output();
    let output = run.expect("`cargo test` builds the examples; with `--test engine` alone they are not built");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let printed = fs::read_to_string(root.join("tests/examples/printed.txt")).expect("the expected output is there");
    assert_eq!(String::from_utf8_lossy(&output.stdout), printed);
}

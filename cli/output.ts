/**
 * The one way to the terminal. File names and contents come from anybody and end up in names, reasons and mistakes alike:
 * whatever could steer a terminal, or turn the direction of what follows, is made visible on its way out.
 */

/** Control characters (C0, DEL, C1), formatting characters (of direction, too), line and paragraph separators. */
const STEERING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The same, but for the ends of lines. */
const STEERING_IN_LINES = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name, or anything else that belongs in one line. */
export function printable(line: string): string {
  return line.replace(STEERING, "\uFFFD");
}

/** Whether somebody still reads what is written: `| head` closes the pipe when it has seen enough, which is no failure. */
const isOpen = { stdout: true, stderr: true };

for (const name of ["stdout", "stderr"] as const) {
  process[name].on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    isOpen[name] = false;
  });
}

/** Prints results: lines, whose ends are the only control characters that get through. */
export function printResult(lines: string): void {
  write("stdout", lines.replace(STEERING_IN_LINES, "\uFFFD"));
}

/** What must not get through in lines of a table: the same, but for both signs of a line's end. */
const STEERING_IN_TABLE = /(?![\r\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Characters that are written at once. */
const BLOCK = 1 << 16;

/** Prints results that come in parts and may be longer than a text can be: JSON, which escapes what steers, or a table. */
export function printParts(parts: Iterable<string>): void {
  let block = "";
  const flush = (): void => {
    if (isOpen.stdout) process.stdout.write(block.replace(STEERING_IN_TABLE, "\uFFFD"));
    block = "";
  };
  for (const part of parts) {
    block += part;
    if (block.length >= BLOCK) flush();
  }
  flush();
}

/** Prints lines about how the results came about; each argument is one, whatever stands in it. */
export function printNotes(...lines: string[]): void {
  for (const line of lines) write("stderr", printable(line));
}

function write(name: "stdout" | "stderr", text: string): void {
  if (isOpen[name]) process[name].write(`${text}\n`);
}

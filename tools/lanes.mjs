// Tasks in lanes: those of a lane run in turn, the lanes beside each other. What they print comes out as if all had run in
// turn: the first task that has not ended prints at once, and what later ones print is kept until they are the first.
import { printTo } from "./run.mjs";

/** Runs the tasks of every lane and returns their results, in the order of the lanes. Everything is printed to `stream`. */
export async function runInLanes(lanes, stream) {
  const turns = new Turns(stream);
  const running = lanes.map((tasks) => tasks.map((task) => ({ task, output: turns.next() }))).map(runLane);
  return (await Promise.all(running)).flat();
}

async function runLane(tasks) {
  const results = [];
  for (const { task, output } of tasks) {
    try {
      results.push(await printTo(output, task));
    } finally {
      output.end();
    }
  }
  return results;
}

/** Streams that are written to in any order, and come out one after the other. */
class Turns {
  #stream;
  #waiting = [];

  constructor(stream) {
    this.#stream = stream;
  }

  /** A stream that comes out once all those made before have ended. */
  next() {
    const turn = { kept: [], hasEnded: false };
    this.#waiting.push(turn);
    return {
      write: (text) => {
        if (turn === this.#waiting[0]) this.#stream.write(text);
        else turn.kept.push(text);
      },
      end: () => {
        turn.hasEnded = true;
        this.#advance();
      },
    };
  }

  #advance() {
    while (this.#waiting[0]?.hasEnded) {
      this.#waiting.shift();
      for (const text of this.#waiting[0]?.kept.splice(0) ?? []) this.#stream.write(text);
    }
  }
}

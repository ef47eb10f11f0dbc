/**
 * How long each stage took. The engine has no clock; its progress reports mark where its stages begin.
 */

import type { Progress } from "../www/engine/pkg/lookalike";

/** Measures stages that follow one another. */
export class Timing {
  readonly #stages: { name: string; milliseconds: number }[] = [];
  #last = performance.now();
  #running: string | undefined;

  /** Ends a stage that began where the one before it ended. */
  stage(name: string): void {
    this.#end();
    this.#add(name);
  }

  /** Hears the engine: each of its stages lasts until the next begins. */
  readonly onProgress = ({ stage, done }: Progress): void => {
    if (done === 0 && stage !== this.#running) {
      this.#end();
      this.#running = stage;
      this.#last = performance.now();
    } else if (stage === "report" && done > 0) {
      this.#end();
    }
  };

  #end(): void {
    if (this.#running !== undefined) this.#add(`engine: ${this.#running}`);
    this.#running = undefined;
  }

  #add(name: string): void {
    const now = performance.now();
    this.#stages.push({ name, milliseconds: now - this.#last });
    this.#last = now;
  }

  /** One line a stage: milliseconds and share of the whole. */
  lines(): string[] {
    const whole = this.#stages.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const line = (name: string, milliseconds: number) =>
      `${milliseconds.toFixed(1).padStart(9)} ms ${((100 * milliseconds) / whole).toFixed(1).padStart(6)} %  ${name}`;
    return [...this.#stages.map((s) => line(s.name, s.milliseconds)), line("in all", whole)];
  }
}

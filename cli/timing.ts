/**
 * How long each stage took. The engine has no clock; its progress reports mark where its stages begin.
 */

import type { Progress } from "../www/engine/pkg/lookalike";
import { type Message, message } from "../www/messages/message";
import { say, t } from "../www/messages/t";
import { oneDecimal, percent } from "./numbers";

/** Measures stages that follow one another. */
export class Timing {
  readonly #stages: { name: Message; milliseconds: number }[] = [];
  #last = performance.now();
  #running: string | undefined;

  /** Ends a stage that began where the one before it ended. */
  stage(name: Message): void {
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
    if (this.#running !== undefined) this.#add(message("cli-stage-engine", { stage: this.#running }));
    this.#running = undefined;
  }

  #add(name: Message): void {
    const now = performance.now();
    this.#stages.push({ name, milliseconds: now - this.#last });
    this.#last = now;
  }

  /** One line a stage: milliseconds and share of the whole. */
  lines(): string[] {
    const whole = this.#stages.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const line = (name: Message, milliseconds: number): string => {
      const value = oneDecimal(milliseconds).padStart(9);
      const share = percent(whole > 0 ? milliseconds / whole : 0).padStart(8);
      return `${t("cli-stage-milliseconds", { value })} ${share}  ${say(name)}`;
    };
    return [
      ...this.#stages.map(({ name, milliseconds }) => line(name, milliseconds)),
      line(message("cli-stage-total"), whole),
    ];
  }
}

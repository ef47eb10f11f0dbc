/** Calls to one worker that do not wait for each other's answers: the next message is under way while it works. */

/** Calls under way at once. More would only hold more copies in memory. */
const MOST = 3;

/** A few calls under way to one worker. Its answers come in the calls' order, and the first failure is thrown. */
export class Pipeline {
  private readonly under: Promise<unknown>[] = [];

  /** Adds a call that was made; waits while too many are under way. */
  async add(call: Promise<unknown>): Promise<void> {
    // Its failure is heard where it is waited for, which may be after that of an earlier one.
    call.catch(() => {});
    this.under.push(call);
    if (this.under.length >= MOST) await this.under.shift();
  }

  /** Waits for all that are still under way. */
  async end(): Promise<void> {
    await Promise.all(this.under.splice(0));
  }
}

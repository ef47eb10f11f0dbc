/**
 * The corpus worker's state, as the page knows it: some documents with their texts, others as sketches made elsewhere. Its
 * corpus contains the page's documents in the page's order, or is on the way there.
 */
import { buffersOf } from "./buffers.ts";
import { type EngineWorker, Pipeline } from "./engine-worker.ts";
import type { OriginalText } from "./original-text.ts";
import type { IntakeRule, Params, Sketches } from "./pkg/lookalike.js";
import type { EngineDocument } from "./protocol.ts";
import { type Sketching, serves } from "./sketching.ts";
import { slicesOf } from "./slices.ts";

interface Entry {
  readonly document: EngineDocument;
  /** How it was sketched elsewhere; null if the worker has its text and sketches it itself. */
  readonly sketched: Sketching | null;
}

/** How sketches were made elsewhere. */
export interface SketchSettings {
  readonly sketching: Sketching;
  readonly params: Partial<Params>;
}

/** The steps from the worker's documents to the wanted ones. */
export interface Plan {
  readonly drop: readonly number[] | "all";
  /** Documents still to add, in order. */
  readonly missing: readonly EngineDocument[];
  /** Documents with texts in the worker, which it would have to sketch again. */
  readonly outdated: readonly EngineDocument[];
}

export class CorpusWorker {
  readonly worker: EngineWorker;
  /** In the order of the corpus. */
  private readonly entries = new Map<number, Entry>();
  /** Documents added as sketches whose texts were sent later. */
  private readonly textsSent = new Set<number>();
  /** Whether a sketch has evenly spaced letters, whose words can be found only with the words of all texts. */
  isUnsegmented = false;
  /** How the worker sketched its own texts; null if it has not yet. */
  private ownSketching: Sketching | null = null;

  constructor(worker: EngineWorker) {
    this.worker = worker;
  }

  /** The steps that turn the corpus into `wanted`, sketched like this. */
  plan(wanted: ReadonlyMap<number, EngineDocument>, sketching: Sketching): Plan {
    const keeps = ({ document, sketched }: Entry): boolean => {
      const now = wanted.get(document.id);
      if (!now || !isSame(document, now)) return false;
      return sketched ? serves(sketched, sketching) : sketching.hasSets;
    };
    const entries = [...this.entries.values()];
    const kept = entries.filter(keeps);
    const order = [...wanted.values()];
    // The corpus can only be appended to: for any other order, start anew.
    if (kept.some(({ document }, at) => document.id !== order[at]?.id)) {
      return { drop: "all", missing: order, outdated: [] };
    }
    const staying = new Set(kept);
    const drop = entries.filter((entry) => !staying.has(entry)).map(({ document }) => document.id);
    const isReady = this.ownSketching !== null && serves(this.ownSketching, sketching);
    const texts = kept.filter(({ sketched }) => sketched === null).map(({ document }) => document);
    return { drop, missing: order.slice(kept.length), outdated: isReady ? [] : texts };
  }

  /**
   * Drops documents, and adds others with their texts: a few at a time, because the page freezes while a message is copied.
   */
  async update(drop: Plan["drop"], put: readonly EngineDocument[]): Promise<void> {
    if (drop.length > 0) {
      await this.worker.call("update", { drop, put: [] });
      for (const id of drop === "all" ? [...this.entries.keys()] : drop) {
        this.entries.delete(id);
        this.textsSent.delete(id);
      }
      if (drop === "all") {
        this.ownSketching = null;
        this.isUnsegmented = false;
      }
    }
    const pipeline = new Pipeline();
    for (const { documents } of slicesOf(put)) {
      const added = this.worker.call("update", { drop: [], put: documents }).then(() => {
        for (const document of documents) this.entries.set(document.id, { document, sketched: null });
      });
      await pipeline.add(added);
    }
    await pipeline.end();
  }

  /** Adds documents as sketches; `isHandedOver` avoids a copy if nobody else needs them. */
  async join(
    documents: readonly EngineDocument[],
    sketches: Sketches,
    made: SketchSettings,
    isHandedOver: boolean,
  ): Promise<void> {
    const labels = documents.map(({ text: _, ...label }) => label);
    const transfer = isHandedOver ? buffersOf(sketches) : [];
    this.isUnsegmented ||= sketches.unsegmented > 0;
    await this.worker.call("join", { labels, sketches, params: made.params }, { transfer });
    for (const document of documents) this.entries.set(document.id, { document, sketched: made.sketching });
  }

  /** Adds a document if a rule admits it. Returns whether it does. */
  async admit(document: EngineDocument, params: Partial<Params>, rule: IntakeRule): Promise<boolean> {
    const isAdmitted = await this.worker.call("admit", { document, params, rule });
    if (isAdmitted) this.entries.set(document.id, { document, sketched: null });
    return isAdmitted;
  }

  /** Records how a run has sketched unsketched documents; `keptTexts`: whether texts were kept. */
  ran(sketching: Sketching, keptTexts: boolean): void {
    this.ownSketching = sketching;
    if (keptTexts) return;
    for (const [id, { document, sketched }] of this.entries) {
      if (sketched === null) this.entries.set(id, { document, sketched: sketching });
    }
    this.textsSent.clear();
  }

  /** Sends the texts of documents that were added without them: each once. */
  async sendTexts(ids: Iterable<number>): Promise<void> {
    const texts: { id: number; text: OriginalText }[] = [];
    for (const id of new Set(ids)) {
      const entry = this.entries.get(id);
      if (entry?.sketched && !this.textsSent.has(id)) texts.push({ id, text: entry.document.text });
    }
    if (texts.length === 0) return;
    await this.worker.call("texts", texts);
    for (const { id } of texts) this.textsSent.add(id);
  }
}

function isSame(x: EngineDocument, y: EngineDocument): boolean {
  const hasSameRole = (x.role ?? "submission") === (y.role ?? "submission");
  return hasSameRole && x.name === y.name && (x.author ?? null) === (y.author ?? null) && x.text === y.text;
}

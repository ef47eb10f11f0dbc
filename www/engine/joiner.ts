/**
 * The worker in which documents meet, and what it holds: some documents with their texts, others as sketches that were
 * made elsewhere. Its corpus has the page's documents in the page's order, or is on the way there.
 */
import { type EngineWorker, Pipeline } from "./channel.ts";
import type { OriginalText } from "./original-text.ts";
import type { IntakeRule, Params, Sketches } from "./pkg/lookalike.js";
import type { EngineDocument } from "./protocol.ts";
import { type Sketching, serves } from "./sketching.ts";
import { slicesOf } from "./slices.ts";

interface Entry {
  readonly document: EngineDocument;
  /** How it was sketched elsewhere; null where the worker has its text and sketches it by itself. */
  readonly sketched: Sketching | null;
}

/** How sketches were made elsewhere. */
export interface Made {
  readonly sketching: Sketching;
  readonly params: Partial<Params>;
}

/** The way from what is held to what is wanted. */
export interface Plan {
  readonly drop: readonly number[] | "all";
  /** Documents still to come, in their order. */
  readonly missing: readonly EngineDocument[];
  /** Documents held with their texts, which the worker would sketch anew. */
  readonly outdated: readonly EngineDocument[];
}

export class Joiner {
  readonly worker: EngineWorker;
  /** In the order of the corpus. */
  private readonly held = new Map<number, Entry>();
  /** Documents held as sketches whose texts were handed in since. */
  private readonly given = new Set<number>();
  /** Whether a sketch came with evenly spaced letters, whose words are found only with the words of all texts. */
  isUnsegmented = false;
  /** How the worker sketched the texts it holds; null before it did. */
  private own: Sketching | null = null;

  constructor(worker: EngineWorker) {
    this.worker = worker;
  }

  /** What is to be done before the corpus is `wanted`, sketched so. */
  plan(wanted: ReadonlyMap<number, EngineDocument>, sketching: Sketching): Plan {
    const keeps = ({ document, sketched }: Entry): boolean => {
      const now = wanted.get(document.id);
      if (!now || !isSame(document, now)) return false;
      return sketched ? serves(sketched, sketching) : sketching.sets;
    };
    const entries = [...this.held.values()];
    const kept = entries.filter(keeps);
    const order = [...wanted.values()];
    // The corpus grows at its end only: whatever else is wanted, it has to begin anew.
    if (kept.some(({ document }, at) => document.id !== order[at]?.id)) {
      return { drop: "all", missing: order, outdated: [] };
    }
    const staying = new Set(kept);
    const drop = entries.filter((entry) => !staying.has(entry)).map(({ document }) => document.id);
    const ready = this.own !== null && serves(this.own, sketching);
    const texts = kept.filter(({ sketched }) => sketched === null).map(({ document }) => document);
    return { drop, missing: order.slice(kept.length), outdated: ready ? [] : texts };
  }

  /**
   * Drops documents, and adds others with their texts: some at a time, for the page stands still while a message is
   * copied.
   */
  async update(drop: Plan["drop"], put: readonly EngineDocument[]): Promise<void> {
    if (drop.length > 0) {
      await this.worker.call("update", { drop, put: [] });
      for (const id of drop === "all" ? [...this.held.keys()] : drop) {
        this.held.delete(id);
        this.given.delete(id);
      }
      if (drop === "all") {
        this.own = null;
        this.isUnsegmented = false;
      }
    }
    const pipeline = new Pipeline();
    for (const { documents } of slicesOf(put)) {
      const added = this.worker.call("update", { drop: [], put: documents }).then(() => {
        for (const document of documents) this.held.set(document.id, { document, sketched: null });
      });
      await pipeline.add(added);
    }
    await pipeline.end();
  }

  /** Adds documents as sketches; `handOver` spares a copy where nobody else needs them. */
  async join(documents: readonly EngineDocument[], sketches: Sketches, made: Made, handOver: boolean): Promise<void> {
    const labels = documents.map(({ text: _, ...label }) => label);
    const { counts, fingerprints, sizes, signatures, obfuscationCounts, digests } = sketches;
    const columns = [counts, fingerprints, sizes, signatures, obfuscationCounts, digests].map(
      ({ buffer }) => buffer as ArrayBuffer,
    );
    const transfer = handOver ? columns : [];
    this.isUnsegmented ||= sketches.unsegmented > 0;
    await this.worker.call("join", { labels, sketches, params: made.params }, { transfer });
    for (const document of documents) this.held.set(document.id, { document, sketched: made.sketching });
  }

  /** Adds a document if a rule lets it in, and says whether it does. */
  async admit(document: EngineDocument, params: Partial<Params>, rule: IntakeRule): Promise<boolean> {
    const isAdmitted = await this.worker.call("admit", { document, params, rule });
    if (isAdmitted) this.held.set(document.id, { document, sketched: null });
    return isAdmitted;
  }

  /** Remembers how a run has sketched what it found unsketched; `texts` says whether texts were kept. */
  ran(sketching: Sketching, texts: boolean): void {
    this.own = sketching;
    if (texts) return;
    for (const [id, { document, sketched }] of this.held) {
      if (sketched === null) this.held.set(id, { document, sketched: sketching });
    }
    this.given.clear();
  }

  /** Hands in the texts of documents that are held without theirs: each once. */
  async sendTexts(ids: Iterable<number>): Promise<void> {
    const texts: { id: number; text: OriginalText }[] = [];
    for (const id of new Set(ids)) {
      const entry = this.held.get(id);
      if (entry?.sketched && !this.given.has(id)) texts.push({ id, text: entry.document.text });
    }
    if (texts.length === 0) return;
    await this.worker.call("texts", texts);
    for (const { id } of texts) this.given.add(id);
  }
}

function isSame(x: EngineDocument, y: EngineDocument): boolean {
  const roles = (x.role ?? "submission") === (y.role ?? "submission");
  return roles && x.name === y.name && (x.owner ?? null) === (y.owner ?? null) && x.text === y.text;
}

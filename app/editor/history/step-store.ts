import type { BrowserStore, StepRow } from '#app/drafting/browser-store.ts';
import type { NumberedStep, Step } from './step.ts';

/** Keeps the timeline of one person and page. */
export interface StepStore {
  load(): Promise<{ steps: NumberedStep[]; place: number }>;
  /** A new last step; whatever could be done again after it is forgotten. */
  put(step: NumberedStep): void;
  /** The same step, said more exactly. */
  keep(step: NumberedStep): void;
  /** Up to which step things are done. */
  turn(place: number): void;
}

const oldest = 14 * 24 * 3_600_000;
const longest = 500;

export function memorySteps(): StepStore {
  return { load: async () => ({ steps: [], place: 0 }), put: () => {}, keep: () => {}, turn: () => {} };
}

export function browserSteps(owner: string, database: BrowserStore): StepStore {
  const write = async (rows: StepRow[], forget: IDBKeyRange[]) => {
    const { store, done } = (await database).transaction('steps', 'readwrite');
    await Promise.all([...forget.map((range) => store.delete(range)), ...rows.map((row) => store.put(row)), done]);
  };
  const quietly = (rows: StepRow[], forget: IDBKeyRange[] = []) =>
    // Before the next picture, as the command itself is put into the journal: a tab killed in between would keep the command without
    // the way back. A full disk costs that way back after a reload, never the text: that is the journal's.
    void write(rows, forget).catch(() => undefined);
  const placeRow = (place: number): StepRow => ({ owner, seq: 0, step: null, place });
  return {
    async load() {
      const rows = await (await database).getAll(
        'steps',
        IDBKeyRange.bound([owner, 0], [owner, Number.MAX_SAFE_INTEGER]),
      );
      // Proof: only the functions below write steps.
      const kept = rows.map(({ seq, step }) => ({ seq, step: step as Step | null }));
      const steps = kept.flatMap(({ seq, step }) => (step && Date.now() - step.at < oldest ? [{ ...step, seq }] : []));
      return { steps: steps.slice(-longest), place: rows.find(({ seq }) => seq === 0)?.place ?? 0 };
    },
    put({ seq, ...step }) {
      const after = IDBKeyRange.bound([owner, seq], [owner, Number.MAX_SAFE_INTEGER], true);
      const before = seq > longest ? [IDBKeyRange.bound([owner, 1], [owner, seq - longest])] : [];
      quietly([{ owner, seq, step, place: 0 }, placeRow(seq)], [after, ...before]);
    },
    keep: ({ seq, ...step }) => quietly([{ owner, seq, step, place: 0 }]),
    turn: (place) => quietly([placeRow(place)]),
  };
}

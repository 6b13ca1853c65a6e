import { inverse, type Operation } from '#app/cms/tree/tree.ts';
import { Observable } from '#app/drafting/observable.ts';
import type { NumberedStep, Step } from './step.ts';
import { memorySteps, type StepStore } from './step-store.ts';

type State = { done: NumberedStep[]; undone: NumberedStep[] };

const mergePause = 1000;
const longestTimeline = 500;

/**
 * One timeline of a person's own steps, text and structure together (docs/behaviour/editor.md#undo). It outlives the
 * tab.
 */
export class Timeline {
  readonly state = new Observable<State>({ done: [], undone: [] });
  #store: StepStore;

  constructor(store: StepStore = memorySteps()) {
    this.#store = store;
  }

  /** Brings back what earlier visits did; steps made meanwhile stay on top. */
  async load(): Promise<void> {
    const { steps, place } = await this.#store.load();
    const { done: fresh } = this.state.get();
    const known = steps.filter(({ seq }) => seq <= place);
    if (!fresh.length) {
      this.state.set({ done: known, undone: steps.filter(({ seq }) => seq > place).reverse() });
      return;
    }
    const done = [...known, ...fresh.map((step, index) => ({ ...step, seq: place + 1 + index }))];
    for (const step of done.slice(known.length)) this.#store.put(step);
    this.state.set({ done, undone: [] });
  }

  /**
   * `joins` false begins a new step even without a pause: after a paste, a format, a sentence. A step of another tab
   * of this person is part of the same way back, but that tab keeps it.
   */
  record(step: Step, { joins = true, isOwn = true } = {}): void {
    const { done } = this.state.get();
    const last = done.at(-1);
    const merged = last && joins && merge(last, step);
    const next = merged ? { ...merged, seq: last.seq } : { ...step, seq: (last?.seq ?? 0) + 1 };
    this.state.set({ done: [...(merged ? done.slice(0, -1) : done), next].slice(-longestTimeline), undone: [] });
    if (isOwn) this.#store.put(next);
  }

  /** The operations that take the last step back, newest first. */
  undo({ isOwn = true } = {}): { step: Step; operations: Operation[] } | null {
    const { done, undone } = this.state.get();
    const step = done.at(-1);
    if (!step) return null;
    this.#turn({ done: done.slice(0, -1), undone: [...undone, step] }, isOwn);
    return { step, operations: [...step.operations].reverse().map(inverse) };
  }

  redo({ isOwn = true } = {}): { step: Step; operations: Operation[] } | null {
    const { done, undone } = this.state.get();
    const step = undone.at(-1);
    if (!step) return null;
    this.#turn({ done: [...done, step], undone: undone.slice(0, -1) }, isOwn);
    return { step, operations: step.operations };
  }

  /**
   * What was really done when a step was replayed: the place may have changed by somebody else, and the way back must
   * lead to what stood there.
   */
  replayed(direction: 'undo' | 'redo', operations: Operation[]): void {
    const { done, undone } = this.state.get();
    const list = direction === 'undo' ? undone : done;
    const step = list.at(-1);
    if (!step) return;
    const real = direction === 'redo' ? operations : [...operations].reverse().map(inverse);
    const next = { ...step, operations: real };
    const changed = [...list.slice(0, -1), next];
    this.state.set(direction === 'undo' ? { done, undone: changed } : { done: changed, undone });
    this.#store.keep(next);
  }

  #turn(state: State, isOwn: boolean): void {
    this.state.set(state);
    if (isOwn) this.#store.turn(state.done.at(-1)?.seq ?? 0);
  }
}

/** Typing in one field is one step until a pause; structure never merges. */
function merge(last: Step, step: Step): Step | null {
  const [one] = last.operations;
  const [other] = step.operations;
  if (last.operations.length !== 1 || step.operations.length !== 1) return null;
  if (one?.kind !== 'set' || other?.kind !== 'set' || (step.begun ?? step.at) - last.at > mergePause) return null;
  if (one.id !== other.id || one.field !== other.field || one.part !== other.part) return null;
  return { ...last, at: step.at, operations: [{ ...one, after: other.after }] };
}

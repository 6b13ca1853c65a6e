import { inverse, type Operation } from '#app/cms/tree.ts';
import { Cell } from './cell.ts';

export type Step = { label: string; operations: Operation[]; selected: string | null; at: number };
type State = { done: Step[]; undone: Step[] };

const mergePause = 1000;
const longest = 500;

/** One timeline of a person's own steps, text and structure together (editor.md 3.7). */
export class Timeline {
  readonly state = new Cell<State>({ done: [], undone: [] });

  record(step: Step): void {
    const { done } = this.state.get();
    const last = done.at(-1);
    const merged = last && merge(last, step);
    const next = merged ? [...done.slice(0, -1), merged] : [...done, step];
    this.state.set({ done: next.slice(-longest), undone: [] });
  }

  /** The operations that take the last step back, newest first. */
  undo(): { step: Step; operations: Operation[] } | null {
    const { done, undone } = this.state.get();
    const step = done.at(-1);
    if (!step) return null;
    this.state.set({ done: done.slice(0, -1), undone: [...undone, step] });
    return { step, operations: [...step.operations].reverse().map(inverse) };
  }

  redo(): { step: Step; operations: Operation[] } | null {
    const { done, undone } = this.state.get();
    const step = undone.at(-1);
    if (!step) return null;
    this.state.set({ done: [...done, step], undone: undone.slice(0, -1) });
    return { step, operations: step.operations };
  }
}

/** Typing in one field is one step until a pause; structure never merges. */
function merge(last: Step, step: Step): Step | null {
  const [one] = last.operations;
  const [other] = step.operations;
  if (last.operations.length !== 1 || step.operations.length !== 1) return null;
  if (one?.kind !== 'set' || other?.kind !== 'set' || step.at - last.at > mergePause) return null;
  if (one.id !== other.id || one.field !== other.field || one.part !== other.part) return null;
  return { ...last, at: step.at, operations: [{ ...one, after: other.after }] };
}

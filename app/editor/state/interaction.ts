import { Cell } from './cell.ts';

export type InsertSpot = { parent: string | null; column: number; after: string | null };

export type Panel = { kind: 'none' } | { kind: 'inserter'; spot: InsertSpot } | { kind: 'publish' };

export type Toast = { text: string; canUndo: boolean };

/** What the person is doing; nothing of it is saved. */
export class Interaction {
  readonly selected = new Cell<string | null>(null);
  /** The field with the caret in it. */
  readonly editing = new Cell<{ id: string; path: string } | null>(null);
  readonly inspector = new Cell<boolean>(false);
  readonly outline = new Cell<boolean>(false);
  readonly panel = new Cell<Panel>({ kind: 'none' });
  readonly toast = new Cell<Toast | null>(null);
  /** How many changes of an earlier visit came back when the page was opened. */
  readonly recovered = new Cell<number>(0);
  /** The module a step has just changed: scrolled to and lit for a moment. `at` tells two steps apart. */
  readonly flash = new Cell<{ id: string; at: number } | null>(null);
  /** Read aloud politely. */
  readonly announcement = new Cell<string>('');
}

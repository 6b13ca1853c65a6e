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
  /** Read aloud politely. */
  readonly announcement = new Cell<string>('');
}

import type { Deed } from './bulk-actions.ts';

export type Done = {
  deed: Deed;
  count: number;
  skipped: number;
  /** Entries not even tried, because it was stopped before them. */
  left?: number;
  /** Names of what takes it back, one for each batch. */
  undo: string[];
};
/** A deed that was taken back; entries that somebody has changed since are skipped. */
export type Undone = {
  undone: number;
  skipped: number;
  /** Entries not even tried, because it was stopped before them, and the names that take them back. */
  left?: number;
  undo?: string[];
};
export type Refused = { refused: 'forbidden' | 'invalid' | 'nothing' | 'too-many' | 'undo-gone' | 'name-taken' };

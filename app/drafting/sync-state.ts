import type { Entry } from './entry.ts';
import type { Conflict } from './merge.ts';

export type ValueProblem = { path: string; message: string };

/** What the server will not take: kept here until the person corrects it, takes it along or lets it go. */
export type Refusal = { id: string; status: number; errors: ValueProblem[]; entries: Entry[] };

/** Two texts for one field. `keys` name the journal entries that keep my text until somebody decides. */
export type OpenConflict = Conflict & { id: string; by: string | null; keys: string[] };

/** What was to be deleted although somebody else had just changed it, or something in it: asked before it goes. */
export type OpenDeletion = { id: string; by: string | null; unseen: string[] };

/** The four honest states of the pill, and how much waits. „offline" is what is only here, and is sent again by itself. */
export type SyncState = {
  state: 'saved' | 'saving' | 'offline' | 'stopped';
  waiting: number;
  savedAt: number | null;
  needsLogin: boolean;
  /** True where it is only here although the server answers: it is broken or busy. */
  isDisturbed: boolean;
  /** True where it is only here because the disk of the server has no room. */
  isFull: boolean;
  /** True while this computer cannot keep what is unsent: storage full or forbidden. */
  isUnkept: boolean;
  refusals: Refusal[];
  conflicts: OpenConflict[];
  deletions: OpenDeletion[];
};

export const nothingWaits: SyncState = {
  state: 'saved',
  waiting: 0,
  savedAt: null,
  needsLogin: false,
  isDisturbed: false,
  isFull: false,
  isUnkept: false,
  refusals: [],
  conflicts: [],
  deletions: [],
};

import { openStore } from './browser-store.ts';
import { browserJournal, type Journal, memoryJournal } from './journal.ts';
import { tabLock } from './tab-lock.ts';

/** A journal, and for how long this tab is the one that writes it. */
export type OpenJournal = { journal: Journal; hold(): () => void };

/** The journal of one person's draft in a form; where a browser keeps nothing, what is typed lives as long as the tab. */
export function openJournal(owner: string): OpenJournal {
  if (!('indexedDB' in globalThis) || !('locks' in navigator))
    return { journal: memoryJournal(), hold: () => () => {} };
  const lock = tabLock();
  return { journal: browserJournal(owner, lock, openStore()), hold: lock.hold };
}

import type { Finding } from '#app/cms/checks/finding.ts';
import { Observable } from '#app/drafting/observable.ts';
import type { Locale } from '#app/i18n/locale.ts';

export type InsertPoint = {
  parent: string | null;
  column: number;
  after: string | null;
  /** The named place of an entry's page, where nothing to stand after says it. */
  slot?: string;
  /** An empty module that gives its place to the new one. */
  replaces?: string;
};

/** What is about the page as a whole; `field` is where the caret shall stand, in the words of `lang`. */
export type PagePanel =
  | { kind: 'publish' }
  | { kind: 'settings'; field?: string; lang?: Locale }
  | { kind: 'new-page' }
  | { kind: 'bin' }
  | { kind: 'deleted' }
  | { kind: 'versions' }
  | { kind: 'reviews' }
  | { kind: 'preview'; screens?: 'phone' | 'tablet' | 'desktop' }
  | { kind: 'messages' }
  | { kind: 'help' };

/** A container that shall be kept under a name, and the choice of one for a place. */
type SectionPanel = { kind: 'keep-section'; id: string } | { kind: 'shared-sections'; spot: InsertPoint };

/** What opens with code that comes when the page can already be edited. */
export type LaterPanel = PagePanel | SectionPanel;

export type Panel =
  | { kind: 'none' }
  | { kind: 'inserter'; spot: InsertPoint }
  | { kind: 'move'; id: string }
  | LaterPanel;

/** Findings one goes through one by one, in the words of `lang`, and which of them one is at. */
export type FindingWalk = { lang: Locale; findings: readonly Finding[]; at: number };

/** `action` is a way back that is no step of the timeline, such as that of a publication. */
export type Toast = { text: string; canUndo: boolean; action?: { label: string; run(): void } };

/** Something that was said for a moment, and when. */
export type Message = { text: string; at: number };

const longestLog = 50;

/** What the person is doing; nothing of it is saved. */
export class UiState {
  readonly selected = new Observable<string | null>(null);
  /** The field with the caret in it. */
  readonly editing = new Observable<{ id: string; path: string } | null>(null);
  readonly inspector = new Observable<boolean>(false);
  /** The words of the selected module in both languages beside each other. */
  readonly pairs = new Observable<boolean>(false);
  /** Both languages of the page beside each other; `leaving` while what was written there is still on its way. */
  readonly both = new Observable<'closed' | 'open' | 'leaving'>('closed');
  readonly outline = new Observable<boolean>(false);
  readonly panel = new Observable<Panel>({ kind: 'none' });
  readonly walk = new Observable<FindingWalk | null>(null);
  /** The next finding was asked for, or the one before; every time another object. */
  readonly stepped = new Observable<{ by: 1 | -1 } | null>(null);
  readonly toast = new Observable<Toast | null>(null);
  /** A module just inserted: the caret goes into its first text. */
  readonly begun = new Observable<string | null>(null);
  /** Where the caret stood before the page was rendered anew, such as in the other language. */
  readonly resumed = new Observable<{ id: string; path: string; at: number } | null>(null);
  /** The module a step has just changed: scrolled to and lit for a moment. `at` tells two steps apart. */
  readonly flash = new Observable<{ id: string; at: number } | null>(null);
  /** Modules a colleague has just changed: lit for a moment where they are. */
  readonly lit = new Observable<readonly string[]>([]);
  /** Where colleagues have their caret: their names by module. */
  readonly writers = new Observable<ReadonlyMap<string, string>>(new Map());
  /** What was to be deleted although a colleague writes in it; it goes only when that is meant. */
  readonly doubted = new Observable<{ id: string; writer: string; go(): void } | null>(null);
  /** Read aloud politely. */
  readonly announcement = new Observable<string>('');
  /** What was said since the page was opened, the newest first. */
  readonly messages = new Observable<readonly Message[]>([]);

  constructor() {
    this.toast.subscribe(() => {
      const shown = this.toast.get();
      if (shown) this.note(shown.text);
    });
  }

  note(text: string): void {
    this.messages.update((known) => [{ text, at: Date.now() }, ...known].slice(0, longestLog));
  }
}

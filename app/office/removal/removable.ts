import type { Action } from '#app/auth/policy.ts';
import type { Editor } from '#app/auth/viewer.ts';
import type { ContentOwner } from '#app/cms/publishing/owner-adapter.ts';
import type { PublicationsBack } from '#app/cms/publishing/trash.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** What was taken away or brought back; `number` is the public one of an entry. */
export type RemovedThing = { type: string; id: string; title: string; number: number | null };

/** An address that visitors get no answer at any more; without a language it is that of a file. */
export type LostAddress = { locale: Locale | null; url: string };

/** Another of its kind that could stand in its place. */
export type Candidate = { id: string; title: string; note: string };

type Refusal = { kind: 'forbidden' } | { kind: 'gone' } | { kind: 'refused' };

/** All that differs between a page, an entry and a picture where one of them goes. */
export type Removable = {
  /** What the policy is asked before it goes. */
  right: Action;
  /** What people call one of them. */
  kindName(): string;
  /** As people call it; null when it is in the trash or was never there. */
  find(id: string, locale: Locale): Promise<RemovedThing | null>;
  /** Addresses that are not among the places where it is used. */
  addresses(id: string): Promise<LostAddress[]>;
  /** Others of its kind by a word of their title. */
  others(id: string, query: { q: string; locale: Locale; most: number }): Promise<Candidate[]>;
  /** Whether something stands below it and has to go first. */
  hasChildren(id: string): Promise<boolean>;
  /** What is published of it by language; null for what has no languages of its own. */
  owner: ((id: string) => ContentOwner) | null;
  trash(id: string, actor: Editor): Promise<{ kind: 'saved' } | Refusal>;
  restore(id: string, actor: Editor): Promise<({ kind: 'saved' } & PublicationsBack) | Refusal>;
  /** Where one goes on when it is there, and when it is gone. */
  screen(thing: RemovedThing, locale: Locale): string;
  list(locale: Locale): string;
};

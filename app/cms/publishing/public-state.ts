import type { Locale } from '#app/i18n/locale.ts';
import type { DocumentChanges } from './document-changes.ts';

/** Ids of the modules visitors of one language have: those they see as the draft has them, and those they see otherwise. */
type LiveModules = { same: string[]; changed: string[] };

export type PublicState = {
  /** Modules, and the page itself as one, that visitors do not see as they are here. */
  changed: Record<Locale, number>;
  /** A module in neither of the two lists has never gone out, or is hidden in this language. */
  live: Record<Locale, LiveModules>;
};

export type Compared = { changes: DocumentChanges; published: readonly { id: string }[] };

/** How much of a draft is public, language by language. Pure. */
export function publicState({ de, en }: Record<Locale, Compared>): PublicState {
  return { changed: { de: countOf(de), en: countOf(en) }, live: { de: liveOf(de), en: liveOf(en) } };
}

function countOf({ changes }: Compared): number {
  return changes.modules.length + Math.min(1, changes.page.length);
}

function liveOf({ changes, published }: Compared): LiveModules {
  const kinds = new Map(changes.modules.map(({ module, kind }) => [module, kind]));
  const ids = published.map(({ id }) => id);
  return {
    same: ids.filter((id) => !kinds.has(id)),
    changed: ids.filter((id) => ['changed', 'moved'].includes(kinds.get(id) ?? '')),
  };
}

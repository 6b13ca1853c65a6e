import { placesIn } from '#app/cms/checks/places.ts';
import { isUntranslated } from '#app/cms/checks/untranslated.ts';
import type { OutdatedTranslation } from '#app/cms/draft/translation-sources.server.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { getModule } from '#app/modules/registry.ts';

/** How the words of a module stand to those of the other language: they follow them, did so once, are still a copy, or are not there. */
export type TranslationState = 'done' | 'changed' | 'copied' | 'missing';

export type TranslationRow = {
  id: string;
  state: TranslationState;
  /** The fields that do not follow their source. */
  found: OutdatedTranslation[];
  /** The field in which one goes on; null where everything is done. */
  path: string | null;
};

/** Every module with words in either language, in the order given, and how it stands in `lang`. */
export function translationRows(
  nodes: readonly ModuleNode[],
  outdated: readonly OutdatedTranslation[],
  lang: Locale,
): TranslationRow[] {
  return nodes.flatMap((node): TranslationRow[] => {
    const places = wordsOf(node, lang);
    const found = outdated.filter((one) => one.module === node.id && one.locale === lang);
    if (places.length === 0 && found.length === 0) return [];
    const missing = places.find(({ field, stored, other }) => field.isEmpty(stored) && !field.isEmpty(other));
    const copied = found.find(isUntranslated);
    const state = copied ? 'copied' : found.length > 0 ? 'changed' : missing ? 'missing' : 'done';
    return [{ id: node.id, state, found, path: (copied ?? found[0])?.field ?? missing?.path ?? null }];
  });
}

/** The row to go on with after a module: the next that is open, from the top again behind the last one; null when none is. */
export function nextOpen(rows: readonly TranslationRow[], after: string | null): TranslationRow | null {
  const at = rows.findIndex(({ id }) => id === after);
  const inTurn = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
  return inTurn.find(({ state }) => state !== 'done') ?? null;
}

/** The places of words that each language has for itself. */
function wordsOf(node: ModuleNode, lang: Locale) {
  if (node.hidden_in.includes(lang)) return [];
  return placesIn(node, getModule(node.model)?.fields ?? {}, lang).filter(
    ({ field, stored, other }) =>
      field.localized && !field.shared && field.kind !== 'list' && !(field.isEmpty(stored) && field.isEmpty(other)),
  );
}

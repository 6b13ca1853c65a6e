import { useMemo } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { useChanges, useEditor, usePart } from '../core/use-editor.ts';
import { translationRows } from './translation-rows.ts';

/** How each module of the page stands in a language, in the order of the page. */
export function useTranslationRows(lang: Locale) {
  const { content, payload } = useEditor();
  const outdated = usePart(payload, (known) => known.outdated);
  const changes = useChanges();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is read anew after each change
  return useMemo(() => {
    return translationRows(content.inOrder(), outdated, lang);
  }, [content, outdated, lang, changes]);
}

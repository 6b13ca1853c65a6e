import { locales } from '#app/i18n/locale.ts';
import { messageByKey } from '#app/i18n/message-by-key.server.ts';
import type { CollectionDefinition } from '../../collection.ts';
import { fold } from './fold.ts';
import type { ImportWords } from './import-words.ts';

/** By field the words of its choices, folded: what the office calls them in either language, and what others do. */
export type ChoiceWords = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The words of every field that offers choices. */
export function choiceWords({ fields }: CollectionDefinition, words: ImportWords): ChoiceWords {
  return new Map(
    Object.entries(fields).flatMap(([name, { options }]) => {
      if (!options.choices) return [];
      const codes = new Map<string, string>();
      // What is said first counts: the code itself, then our own words, then those of others.
      const add = (text: string, code: string) => void (codes.has(fold(text)) || codes.set(fold(text), code));
      for (const code of options.choices) add(code, code);
      for (const code of options.choices) for (const label of choiceLabels(name, code)) add(label, code);
      for (const code of options.choices) for (const other of words[name]?.choices?.[code] ?? []) add(other, code);
      return [[name, codes] as const];
    }),
  );
}

function choiceLabels(field: string, code: string): string[] {
  const key = `choice_${field}_${code.replaceAll('-', '_')}`;
  return locales.map((locale) => messageByKey(key, locale)).filter((label) => label !== key);
}

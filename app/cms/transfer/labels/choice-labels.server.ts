import { locales } from '#app/i18n/locale.ts';
import { messageByKey } from '#app/i18n/message-by-key.server.ts';
import type { CollectionDefinition } from '../../collection.ts';
import { fold } from './fold.ts';
import type { ImportLabels } from './import-labels.ts';

/** By field the labels of its choices, folded: what the office calls them in either language, and what others do. */
export type ChoiceLabels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The labels of every field that offers choices. */
export function choiceLabels({ fields }: CollectionDefinition, labels: ImportLabels): ChoiceLabels {
  return new Map(
    Object.entries(fields).flatMap(([name, { options }]) => {
      if (!options.choices) return [];
      const codes = new Map<string, string>();
      // What is said first counts: the code itself, then our own labels, then those of others.
      const add = (text: string, code: string) => void (codes.has(fold(text)) || codes.set(fold(text), code));
      for (const code of options.choices) add(code, code);
      for (const code of options.choices) for (const label of labelsOf(name, code)) add(label, code);
      for (const code of options.choices) for (const other of labels[name]?.choices?.[code] ?? []) add(other, code);
      return [[name, codes] as const];
    }),
  );
}

function labelsOf(field: string, code: string): string[] {
  const key = `choice_${field}_${code.replaceAll('-', '_')}`;
  return locales.map((locale) => messageByKey(key, locale)).filter((label) => label !== key);
}

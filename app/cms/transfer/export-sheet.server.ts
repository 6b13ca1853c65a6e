import type { Locale } from '#app/i18n/locale.ts';
import { messageByKey } from '#app/i18n/message-by-key.server.ts';
import type { CollectionDefinition } from '../collection.ts';
import { type Column, columnsOf, ownColumns } from '../field/cell/columns.ts';
import { choiceWords } from './words/choice-words.server.ts';
import { columnNames, fieldLabels } from './words/column-names.server.ts';
import { fold } from './words/fold.ts';
import type { ImportWords } from './words/import-words.ts';
import type { SheetCell } from './xlsx/write-workbook.server.ts';

type Sheet = { definition: CollectionDefinition; words: ImportWords; locale: Locale };

/**
 * How records of an export stand in a workbook for people: columns and choices in the words of the office, days as days.
 * An import understands each of them; a word that it would take for another stays as machines write it.
 */
export function exportSheet({ definition, words, locale }: Sheet) {
  const own = Object.values(ownColumns);
  const columns = columnsOf(definition);
  const keys = columnNames(definition, words);
  const choices = choiceWords(definition, words);
  return {
    columns: [...own, ...columns.map((column) => headerOf(column, { definition, keys, locale }))],
    cellsOf: (record: Readonly<Record<string, unknown>>): SheetCell[] => [
      ...own.map((name): SheetCell => ({ value: record[name], kind: 'plain' })),
      ...columns.map(({ key, name, field }): SheetCell => {
        const value = record[key];
        if (typeof value !== 'string' || value === '') return { value, kind: 'plain' };
        if (field.kind === 'date' || field.kind === 'date-time')
          return { value, kind: value.length > 10 ? 'moment' : 'day' };
        if (field.kind !== 'choice') return { value, kind: 'plain' };
        const label = messageByKey(`choice_${name}_${value.replaceAll('-', '_')}`, locale);
        return { value: choices.get(name)?.get(fold(label)) === value ? label : value, kind: 'plain' };
      }),
    ],
  };
}

type Naming = Pick<Sheet, 'definition' | 'locale'> & { keys: ReadonlyMap<string, string> };

/** `Titel (DE)`, where that leads back to the column. */
function headerOf({ key, name, locale: language }: Column, { definition, keys, locale }: Naming): string {
  const label = fieldLabels(definition.type, name).find((each) => each.locale === locale)?.label;
  const header = label && (language ? `${label} (${language.toUpperCase()})` : label);
  return header && keys.get(fold(header)) === key ? header : key;
}

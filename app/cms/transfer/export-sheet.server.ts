import type { Locale } from '#app/i18n/locale.ts';
import { messageByKey } from '#app/i18n/message-by-key.server.ts';
import type { CollectionDefinition } from '../collection.ts';
import { type Column, columnsOf, ownColumns } from '../field/cell/columns.ts';
import { choiceLabels } from './labels/choice-labels.server.ts';
import { columnNames, fieldLabels } from './labels/column-names.server.ts';
import { fold } from './labels/fold.ts';
import type { ImportLabels } from './labels/import-labels.ts';
import type { SheetCell } from './xlsx/write-workbook.server.ts';

type Sheet = { definition: CollectionDefinition; labels: ImportLabels; locale: Locale };

/**
 * How records of an export stand in a workbook for people: columns and choices in the labels of the office, days as days.
 * An import understands each of them; a word that it would take for another stays as machines write it.
 */
export function exportSheet({ definition, labels, locale }: Sheet) {
  const own = Object.values(ownColumns);
  const columns = columnsOf(definition);
  const keys = columnNames(definition, labels);
  const choices = choiceLabels(definition, labels);
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

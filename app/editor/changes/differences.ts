import type { Field } from '#app/cms/field/field.ts';
import { storedOf } from '#app/cms/field-set.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { ModuleChange } from '#app/cms/publishing/document-changes.ts';
import { isSame } from '#app/cms/same-value.ts';
import { type DiffPart, wordDiff } from '#app/cms/word-diff.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, ownTexts } from '#app/inspector/labels.ts';
import { isTyped } from '#app/inspector/text/stored-text.ts';
import { getModule } from '#app/modules/registry.ts';
import type { Editor } from '../core/editor.ts';
import { moduleElement } from '../document/module-element.ts';
import { valueAt } from '../document/value-path.ts';
import type { ComparedText } from './word-marks.ts';

export type Difference = {
  /** What differs: a field, or one of the texts that belong to it. */
  label: string;
  /** Words that can be compared; null where a value has none, such as a picture, a date or a choice. */
  words: DiffPart[] | null;
  /** True where nobody sees the change by looking at the page: alternative text, link, schedule, layout. */
  isInvisible: boolean;
};

type Sides = { old: ModuleNode; now: ModuleNode; locale: Locale };

const invisible = new Set<Field['kind']>(['link', 'date-time', 'reference']);

/** Every text on the page whose field differs, with what it said in the older module; parts of lists one by one. */
export function comparedTexts(editor: Editor, changes: readonly ModuleChange[], version: readonly ModuleNode[]) {
  const { locale, typeset } = editor.context;
  return changes.flatMap((change): ComparedText[] => {
    const old = version.find(({ id }) => id === change.module);
    const module = moduleElement(change.module);
    if (!old || !module || change.kind !== 'changed') return [];
    return [...module.querySelectorAll<HTMLElement>('[data-f]')].flatMap((element): ComparedText[] => {
      const path = element.dataset.f ?? '';
      const field = editor.fieldOf(change.module, path);
      const isOwn = element.closest('[data-m]') === module;
      if (!isOwn || !field || !isTyped(field) || !change.fields.includes(path.split('.')[0] ?? '')) return [];
      const stored = { shared: valueAt(old, path, null), localized: valueAt(old, path, locale) };
      return [{ element, older: typeset?.(field.searchText(stored)) ?? field.searchText(stored) }];
    });
  });
}

/** Field by field, what a version and the draft say differently; of a picture its words apart from what it shows. */
export function differencesOf(change: ModuleChange, old: ModuleNode, now: ModuleNode, locale: Locale): Difference[] {
  const fields: Readonly<Record<string, Field>> = getModule(now.model)?.fields ?? {};
  return change.fields.flatMap((name): Difference[] => {
    const field = fields[name];
    const label = name === 'layout' ? m.editor_layout() : fieldLabel(change.model, name);
    if (!field) return [{ label, words: null, isInvisible: true }];
    if (ownTexts(field))
      return [...sharedPart(name, label, { old, now }), ...wordsBeside(name, field, { old, now, locale })];
    const [before = '', after = ''] = [old, now].map((node) =>
      field.searchText(storedOf(name, node.props, node.i18n[locale])),
    );
    return [
      { label, words: before === after ? null : wordDiff(before, after), isInvisible: invisible.has(field.kind) },
    ];
  });
}

/** Another picture or film is seen on the page. */
function sharedPart(name: string, label: string, { old, now }: Pick<Sides, 'old' | 'now'>): Difference[] {
  return isSame(old.props[name], now.props[name]) ? [] : [{ label, words: null, isInvisible: false }];
}

function wordsBeside(name: string, field: Field, { old, now, locale }: Sides): Difference[] {
  return (ownTexts(field) ?? []).flatMap(([key, label]) => {
    const [before = '', after = ''] = [old, now].map((node) => wordOf(node.i18n[locale]?.[name], key));
    return before === after ? [] : [{ label, words: wordDiff(before, after), isInvisible: key === 'alt' }];
  });
}

function wordOf(value: unknown, key: string): string {
  const word = value && typeof value === 'object' ? new Map(Object.entries(value)).get(key) : '';
  return typeof word === 'string' ? word : '';
}

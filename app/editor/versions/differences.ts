import type { Field } from '#app/cms/field/field.ts';
import { storedOf } from '#app/cms/field-set.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { type DiffPart, wordDiff } from '#app/cms/word-diff.ts';
import type { ModuleChange } from '#app/collections/page/document-changes.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { isTyped } from '#app/inspector/text/stored-text.ts';
import { getModule } from '#app/modules/registry.ts';
import type { Editor } from '../state/editor.ts';
import { valueAt } from '../state/value-path.ts';
import type { ComparedText } from './word-marks.ts';

export type Difference = {
  name: string;
  /** Words that can be compared; null where a value has none, such as a picture, a date or a choice. */
  words: DiffPart[] | null;
  /** True where nobody sees the change by looking at the page: alternative text, link, schedule, layout. */
  isInvisible: boolean;
};

const invisible = new Set<Field['kind']>(['link', 'date-time', 'reference']);

/** Every text on the page whose field differs, with what it said in the older module; parts of lists one by one. */
export function comparedTexts(editor: Editor, changes: readonly ModuleChange[], version: readonly ModuleNode[]) {
  const { locale } = editor.context;
  return changes.flatMap((change): ComparedText[] => {
    const old = version.find(({ id }) => id === change.module);
    const module = document.querySelector(`[data-m="${CSS.escape(change.module)}"]`);
    if (!old || !module || change.kind !== 'changed') return [];
    return [...module.querySelectorAll<HTMLElement>('[data-f]')].flatMap((element): ComparedText[] => {
      const path = element.dataset.f ?? '';
      const field = editor.fieldOf(change.module, path);
      const isOwn = element.closest('[data-m]') === module;
      if (!isOwn || !field || !isTyped(field) || !change.fields.includes(path.split('.')[0] ?? '')) return [];
      const stored = { shared: valueAt(old, path, null), localized: valueAt(old, path, locale) };
      return [{ element, older: field.searchText(stored) }];
    });
  });
}

/** Field by field, what a version and the draft say differently. */
export function differencesOf(change: ModuleChange, old: ModuleNode, now: ModuleNode, locale: Locale): Difference[] {
  const fields: Readonly<Record<string, Field>> = getModule(now.model)?.fields ?? {};
  return change.fields.map((name) => {
    const field = fields[name];
    if (!field) return { name, words: null, isInvisible: true };
    const [before, after] = [old, now].map((node) => field.searchText(storedOf(name, node.props, node.i18n[locale])));
    const words = before === after ? null : wordDiff(before ?? '', after ?? '');
    return { name, words, isInvisible: invisible.has(field.kind) || field.kind === 'image' };
  });
}

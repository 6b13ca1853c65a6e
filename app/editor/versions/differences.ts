import type { Field } from '#app/cms/field/field.ts';
import { storedOf } from '#app/cms/field-set.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { type DiffPart, wordDiff } from '#app/cms/word-diff.ts';
import type { ModuleChange } from '#app/collections/page/document-changes.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { getModule } from '#app/modules/registry.ts';

export type Difference = {
  name: string;
  /** Words that can be compared; null where a value has none, such as a picture, a date or a choice. */
  words: DiffPart[] | null;
  /** True where nobody sees the change by looking at the page: alternative text, link, schedule, layout. */
  isInvisible: boolean;
};

const invisible = new Set<Field['kind']>(['link', 'date-time', 'reference']);

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

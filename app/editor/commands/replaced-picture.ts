import { withoutOldAlt } from '#app/cms/field/replaced-picture.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { Operation } from '#app/cms/tree/tree.ts';
import { locales } from '#app/i18n/locale.ts';
import { setAt } from '../document/value-path.ts';

/**
 * Where the shared `value` of a field brings another picture, or none: what takes the alternative text of the one before
 * away in every language.
 */
export function withoutOldText(node: ModuleNode, name: string, value: unknown): Operation[] {
  return locales.flatMap((lang) => {
    const words = node.i18n[lang]?.[name];
    const left = withoutOldAlt(words, { before: node.props[name], after: value });
    return left === words ? [] : [setAt(node, name, lang, left)];
  });
}

import type { ModuleNode } from '#app/cms/node.ts';
import type { Operation } from '#app/cms/tree.ts';
import { locales } from '#app/i18n/locale.ts';
import { setAt, valueAt } from './value-path.ts';

type Values = Record<string, unknown>;

/**
 * Where the shared `value` of a field brings another picture, or none: what takes the alternative text of the one before
 * away in every language. It would go on describing, unseen, what is no longer there; what the library says counts.
 */
export function withoutOldWords(node: ModuleNode, name: string, value: unknown): Operation[] {
  return replacedIn(node.props[name], value, name).flatMap((path) =>
    locales.flatMap((lang) => {
      const { alt, ...rest } = (valueAt(node, path, lang) ?? {}) as Values;
      return alt ? [setAt(node, path, lang, Object.keys(rest).length > 0 ? rest : undefined)] : [];
    }),
  );
}

/** The paths of pictures that are others now, the items of a list by their keys. */
function replacedIn(before: unknown, after: unknown, path: string): string[] {
  if (Array.isArray(before)) {
    const items = (Array.isArray(after) ? after : []) as Values[];
    return before.flatMap((item: Values) => {
      const next = items.find(({ _key }) => _key === item._key);
      if (!next) return [];
      return Object.keys(item).flatMap((inner) =>
        replacedIn(item[inner], next[inner], `${path}.${item._key}.${inner}`),
      );
    });
  }
  const media = mediaOf(before);
  return media && media !== mediaOf(after) ? [path] : [];
}

function mediaOf(value: unknown): string | null {
  const { media } = (value ?? {}) as Values;
  return typeof media === 'string' ? media : null;
}

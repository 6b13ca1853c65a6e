import { isRecord } from '../is-record.ts';

type Values = Record<string, unknown>;

/**
 * The `words` of a field in one language once its shared value is `after` instead of `before`: where that is another picture
 * or none, without the alternative text of the one before. It would go on describing, unseen, what is no longer there; what
 * the library says counts. The words themselves come back where nothing is to go.
 */
export function withoutOldAlt(words: unknown, { before, after }: { before: unknown; after: unknown }): unknown {
  if (!isRecord(words)) return words;
  if (Array.isArray(before)) return withoutOldAltOfItems(words, before, Array.isArray(after) ? after : []);
  const media = mediaOf(before);
  if (!media || media === mediaOf(after) || !words.alt) return words;
  const { alt: _, ...rest } = words;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** The words of a list by the keys of its items; those of items that are gone are not looked at. */
function withoutOldAltOfItems(words: Values, before: Values[], after: Values[]): Values {
  let kept = words;
  for (const item of before) {
    const key = String(item._key);
    const next = after.find(({ _key }) => _key === item._key);
    if (!next) continue;
    for (const inner of Object.keys(item)) {
      const own = (kept[key] as Values | undefined)?.[inner];
      const left = withoutOldAlt(own, { before: item[inner], after: next[inner] });
      if (left !== own) kept = { ...kept, [key]: { ...(kept[key] as Values), [inner]: left } };
    }
  }
  return kept;
}

function mediaOf(value: unknown): string | null {
  const media = isRecord(value) ? value.media : null;
  return typeof media === 'string' ? media : null;
}

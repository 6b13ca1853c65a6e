import type { PageRecord } from '#app/collections/page/draft-payload.ts';
import { pageFields } from '#app/collections/page/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Part } from '#app/inspector/control-props.ts';

type Values = Record<string, unknown>;

/** The fields of a page as a form draws them: what both languages share, and the words of one of them. */
export function partsOf(page: PageRecord, lang: Locale): { props: Values; texts: Values } {
  const parts: { props: Values; texts: Values } = { props: {}, texts: {} };
  for (const [name, field] of Object.entries(pageFields)) {
    const value = page[name as keyof typeof pageFields];
    if (field.localized) parts.texts[name] = (value as Values | null)?.[lang];
    else parts.props[name] = value ?? undefined;
  }
  return parts;
}

/** The page with one value changed; an emptied text is empty, everything else is none. */
export function withValue(
  page: PageRecord,
  { name, part, value, lang }: { name: string; part: Part; value: unknown; lang: Locale },
): PageRecord {
  const before = page[name as keyof PageRecord];
  if (part === 'localized') return { ...page, [name]: { ...(before as object), [lang]: value ?? '' } };
  const empty = typeof before === 'boolean' ? false : null;
  return { ...page, [name]: value ?? empty };
}

/** Only what differs, as the interface takes it: languages that were not touched are not named. */
export function changesOf(before: PageRecord, after: PageRecord): Values {
  const entries = Object.entries(pageFields).flatMap(([name, field]): [string, unknown][] => {
    const [one, other] = [before[name as keyof PageRecord], after[name as keyof PageRecord]];
    if (!field.localized) return one === other ? [] : [[name, other]];
    const words = Object.entries((other ?? {}) as Values).filter(([lang, text]) => (one as Values)[lang] !== text);
    return words.length > 0 ? [[name, Object.fromEntries(words)]] : [];
  });
  return Object.fromEntries(entries);
}

/** What somebody else changed meanwhile, by name; the rest of my changes can be laid on top without asking. */
export function clashesOf(base: PageRecord, theirs: PageRecord, mine: Values): string[] {
  const changed = changesOf(base, theirs);
  return Object.keys(mine).filter((name) => {
    const [one, other] = [mine[name], changed[name]];
    if (other === undefined) return false;
    if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one !== other;
    return Object.keys(one).some((lang) => lang in other);
  });
}

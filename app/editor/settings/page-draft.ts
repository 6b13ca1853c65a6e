import type { PageRecord } from '#app/collections/page/draft-payload.ts';
import { pageFields } from '#app/collections/page/schema.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
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

/** One field of one language that two people have written at once; `lang` is null for what both languages share. */
export type PageClash = { name: string; lang: Locale | null; mine: unknown; theirs: unknown };

/** What somebody else wrote meanwhile where I write too; everything else of mine is laid on top of theirs without asking. */
export function clashesOf(base: PageRecord, theirs: PageRecord, mine: Values): PageClash[] {
  const changed = changesOf(base, theirs);
  return Object.entries(mine).flatMap(([name, one]): PageClash[] => {
    const other = changed[name];
    if (other === undefined) return [];
    if (!isWords(one) || !isWords(other)) return one === other ? [] : [{ name, lang: null, mine: one, theirs: other }];
    return locales
      .filter((lang) => lang in one && lang in other && one[lang] !== other[lang])
      .map((lang) => ({ name, lang, mine: one[lang], theirs: other[lang] }));
  });
}

/** A page with my changes on top, languages that I did not touch as they are. */
export function laidOver(page: PageRecord, changes: Values): PageRecord {
  const entries = Object.entries(changes).map(([name, value]) => {
    const before = page[name as keyof PageRecord];
    return [name, isWords(value) ? { ...(before as object), ...value } : value];
  });
  return { ...page, ...Object.fromEntries(entries) };
}

/** The page with the other person's answer to one question. */
export function withTheirs(page: PageRecord, { name, lang, theirs }: PageClash): PageRecord {
  return laidOver(page, { [name]: lang ? { [lang]: theirs } : theirs });
}

function isWords(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}

import { KeptAnswers } from '#app/cache/kept-answers.ts';
import { tag } from '#app/collections/tag/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { listEntries } from '../entries/entry-list.server.ts';

type TagsKept = {
  /** The tags a row of the timetable names: those of language and access, without the language of the page itself. */
  facts: ReadonlySet<number>;
  /** Language, access and audience by public id; hashtags have none. */
  families: ReadonlyMap<number, string>;
  tags: string[];
};

const kept = new KeptAnswers<TagsKept>({ mostBytes: 256 * 1024, bytesOf: ({ families }) => families.size * 100 });

/** The tags a row of the timetable names. */
export async function factTags(locale: Locale): Promise<{ numbers: ReadonlySet<number>; tags: string[] }> {
  const { facts, tags } = await keptTags(locale);
  return { numbers: facts, tags };
}

/** The family of each tag, by public id. */
export async function tagFamilies(locale: Locale): Promise<ReadonlyMap<number, string>> {
  return (await keptTags(locale)).families;
}

function keptTags(locale: Locale): Promise<TagsKept> {
  return kept.get(locale, async () => {
    const value = await readTags(locale);
    return { value, tags: value.tags };
  });
}

async function readTags(locale: Locale): Promise<TagsKept> {
  const { cards, tags } = await listEntries(tag, { locale, page_size: 500 });
  const facts = cards.filter(({ fields: { family, code } }) => {
    if (family === 'access') return code !== 'rollstuhl';
    return family === 'language' && code !== locale;
  });
  return {
    facts: new Set(facts.map(({ number }) => number)),
    families: new Map(cards.map(({ number, fields }) => [number, fields.family])),
    tags,
  };
}

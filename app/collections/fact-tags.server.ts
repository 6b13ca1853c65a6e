import type { Locale } from '#app/i18n/locale.ts';
import { listEntries } from './entry-list.server.ts';
import { tag } from './tag/schema.ts';

/** The tags a row of the timetable names: those of language and access, without the language of the page itself. */
export async function factTags(locale: Locale): Promise<{ numbers: ReadonlySet<number>; tags: string[] }> {
  const { cards, tags } = await listEntries(tag, { locale, page_size: 500 });
  const facts = cards.filter(({ fields: { family, code } }) => {
    if (family === 'access') return code !== 'rollstuhl';
    return family === 'language' && code !== locale;
  });
  return { numbers: new Set(facts.map(({ number }) => number)), tags };
}

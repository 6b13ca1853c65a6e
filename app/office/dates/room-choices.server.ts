import { listDrafts } from '#app/cms/collection/draft/drafts.server.ts';
import { room } from '#app/collections/room/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { titleIn } from '../format.ts';

/** The rooms in which something can take place, by their names. */
export async function roomChoices(locale: Locale): Promise<{ id: string; title: string }[]> {
  const { results } = await listDrafts(room, { locale, sort: 'label', page_size: 60 });
  return results.map(({ id, labels, number }) => ({ id, title: titleIn(labels, locale, number) }));
}

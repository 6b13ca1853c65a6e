import type { ImageView } from '#app/cms/resolve.ts';
import { article } from '#app/collections/article/schema.ts';
import { person } from '#app/collections/person/schema.ts';
import { production } from '#app/collections/production/schema.ts';
import { venue } from '#app/collections/venue/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { entriesByNumber } from './entry-list.server.ts';

/** What a list shows of an entry beside its name. */
export type Glimpse = { image: ImageView | null; kind: string | undefined };

type Named = { type: string; number: number };

/** By id: the picture of articles, productions, people and venues, and the category of articles. Dates stand without pictures. */
export async function glimpsesOf(named: readonly Named[], locale: Locale): Promise<Map<string, Glimpse>> {
  const asked = (type: string) => ({ numbers: named.flatMap((one) => (one.type === type ? one.number : [])), locale });
  const [articles, ...others] = await Promise.all([
    entriesByNumber(article, asked(article.type)),
    entriesByNumber(production, asked(production.type)),
    entriesByNumber(person, asked(person.type)),
    entriesByNumber(venue, asked(venue.type)),
  ]);
  const told = articles.cards.map(
    ({ id, fields }) => [id, { image: fields.image, kind: fields.category?.title }] as const,
  );
  const shown = others.flatMap(({ cards }) =>
    cards.map(({ id, fields }) => [id, { image: fields.image, kind: undefined }] as const),
  );
  return new Map<string, Glimpse>([...told, ...shown]);
}

import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { pathBelowLocale, urls } from '#app/urls.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import { isReservedAddress, isReservedRoot } from './reserved.ts';

/** From so much likeness on (pg_trgm, 0 to 1) two addresses may mean the same. */
const likeEnough = 0.3;

type Found = { url: string; locale: 'de' | 'en'; path: string };

/** For addresses that were asked for in vain: the page online now whose address is most like it, where there is one. */
export async function suggestTargets(missed: readonly string[]): Promise<Map<string, string>> {
  const asked = missed
    .map((url) => {
      const [, first = ''] = url.split('/');
      return isLocale(first)
        ? { url, locale: first, path: pathBelowLocale(url), isOwn: isReservedAddress(url) }
        : { url, locale: defaultLocale, path: url.replace(/^\/+|\.\w{2,5}$/g, ''), isOwn: isReservedRoot(url) };
    })
    .filter(({ isOwn, path }) => !isOwn && path !== '');
  const { rows } = await db().execute<Found>(sql`
    select asked.url, asked.locale, best.path
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (url text, locale text, path text)
    cross join lateral (
      select address.path, similarity(address.path, asked.path) as likeness from address
      where address.locale = asked.locale and address.path <> '' order by likeness desc, address.path limit 1
    ) as best
    where best.likeness >= ${likeEnough}`);
  return new Map(rows.map(({ url, locale, path }) => [url, urls.page(locale, path)]));
}

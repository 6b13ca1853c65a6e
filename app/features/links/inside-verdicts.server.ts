import { pool } from '#app/db/client.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { pathBelowLocale } from '#app/urls.ts';
import { isReservedAddress, isReservedRoot } from '../redirects/reserved.ts';
import { referenceOf } from './found-link.ts';
import { fine, type Verdict } from './link-states.ts';

type Found = { address: string; is_there: boolean; is_online: boolean; moved_to: string | null };

/** What is at the end of links within the site; nobody has to be asked for it but the database. */
export async function insideVerdicts(addresses: readonly string[]): Promise<Map<string, Verdict>> {
  const references = addresses.flatMap((address) => {
    const named = referenceOf(address);
    return named ? [{ address, ...named }] : [];
  });
  const paths = addresses.filter((address) => address.startsWith('/'));
  const [own, files, pages] = [paths.filter(isOfTheSite), paths.filter(isFile), paths.filter(isPage)];
  const found = [...(await byReference(references)), ...(await byFile(files)), ...(await byPath(pages))];
  return new Map([
    ...own.map((address) => [address, fine] as const),
    ...found.map(({ address, ...row }) => [address, verdictOf(row)] as const),
  ]);
}

function verdictOf({ is_there, is_online, moved_to }: Omit<Found, 'address'>): Verdict {
  if (is_there) return is_online ? fine : { ...fine, state: 'offline' };
  return moved_to === null ? { ...fine, state: 'broken' } : { ...fine, state: 'moved', detail: moved_to };
}

const isFile = (path: string) => /^\/media\/[^/]+\//.test(path) && isUuid(path.split('/')[2]);
const hasLocale = (path: string) => isLocale(path.split('/')[1]);
/** Login, lists, calls and the like: they answer whatever the editors do. */
const isOfTheSite = (path: string) =>
  !isFile(path) && (hasLocale(path) ? isReservedAddress(path) : isReservedRoot(path));
const isPage = (path: string) => !isFile(path) && !isOfTheSite(path);

async function byReference(references: readonly object[]): Promise<Found[]> {
  const { rows } = await pool().query<Found>(
    `select asked.address, coalesce(page.id, entry.id, media.id) is not null as is_there,
            asked.type = 'media' or publication.object_id is not null as is_online, null as moved_to
     from jsonb_to_recordset($1::jsonb) as asked (address text, type text, id uuid, locale text)
     left join page on asked.type = 'page' and page.id = asked.id and page.deleted_at is null
     left join entry on entry.type = asked.type and entry.id = asked.id and entry.deleted_at is null
     left join media on asked.type = 'media' and media.id = asked.id and media.deleted_at is null
     left join publication on publication.content_type = asked.type and publication.object_id = asked.id
       and publication.locale = asked.locale`,
    [JSON.stringify(references)],
  );
  return rows;
}

async function byFile(paths: readonly string[]): Promise<Found[]> {
  const { rows } = await pool().query<Found>(
    `select address, media.id is not null as is_there, true as is_online, null as moved_to
     from unnest($1::text[]) as address
     left join media on media.id = split_part(address, '/', 3)::uuid and media.deleted_at is null`,
    [paths],
  );
  return rows;
}

/** Pages by their path, entries by name and number; else what a redirect makes of the address. */
async function byPath(paths: readonly string[]): Promise<Found[]> {
  const asked = paths.map((address) => {
    const plain = decoded(address);
    const [, slug = '', number = '0'] = /([^/]+)\/(\d{1,15})$/.exec(plain) ?? [];
    const locale = plain.split('/')[1];
    return { address, plain, locale: isLocale(locale) ? locale : null, path: pathBelowLocale(plain), slug, number };
  });
  const { rows } = await pool().query<Found>(
    `select asked.address, true as is_online,
            exists (select from address as page where page.locale = asked.locale and page.path = asked.path)
              or exists (select from listing where listing.locale = asked.locale and listing.slug = asked.slug
                and listing.number = asked.number) as is_there,
            (select new_path from redirect where case when is_bare then old_path = asked.plain
               else redirect.locale = asked.locale and old_path in (asked.plain, '/' || asked.path) end limit 1) as moved_to
     from jsonb_to_recordset($1::jsonb)
       as asked (address text, plain text, locale text, path text, slug text, number bigint)`,
    [JSON.stringify(asked)],
  );
  return rows;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

import { sql } from 'drizzle-orm';
import { isAcceptedUrl } from '#app/cms/link.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathBelowLocale } from '#app/urls.ts';
import { isReservedAddress, isReservedRoot } from './reserved.ts';

export type RedirectProblem = 'forbidden' | 'path' | 'same' | 'loop' | 'reserved' | 'live' | 'host' | 'missing';

export type RedirectWish = {
  locale: Locale;
  old_path: string;
  new_path: string;
  is_bare?: boolean;
  /** The person knows that nothing is at the new address yet. */
  isSure?: boolean;
};

/** Why an address may not lead where somebody wants it to; null where it may. */
export async function redirectProblem(
  tx: Transaction,
  { locale, old_path, new_path, is_bare = false, isSure = false }: RedirectWish,
  hosts: readonly string[],
): Promise<RedirectProblem | null> {
  const isOutside = isWebAddress(new_path);
  if (!isPath(old_path) || !(isPath(new_path) || isOutside)) return 'path';
  if (old_path === new_path) return 'same';
  if (is_bare ? isReservedRoot(old_path) : isReservedAddress(old_path)) return 'reserved';
  if (!is_bare && (await isLive(tx, locale, old_path))) return 'live';
  if (isOutside) return isAllowed(new_path, hosts) ? null : 'host';
  const leads =
    isReservedAddress(new_path) || (await isLive(tx, locale, new_path)) || (await isRedirected(tx, locale, new_path));
  return leads || isSure ? null : 'missing';
}

/** Where the new address leads in the end; null when that is the old one, or nowhere. */
export async function endOf(tx: Transaction, { locale, old_path, new_path }: RedirectWish): Promise<string | null> {
  const { rows } = await tx.execute<{ path: string; leads_on: boolean }>(sql`
    with recursive chain (path) as (
      select ${new_path}::text
      union
      select redirect.new_path from chain
        join redirect on redirect.locale = ${locale} and not is_bare and redirect.old_path = chain.path
    )
    select path, exists (
      select from redirect where redirect.locale = ${locale} and not is_bare and redirect.old_path = chain.path
    ) as leads_on
    from chain`);
  if (rows.some(({ path }) => path === old_path)) return null;
  return rows.find(({ leads_on }) => !leads_on)?.path ?? null;
}

async function isRedirected(tx: Transaction, locale: Locale, path: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from redirect where locale = ${locale} and not is_bare and old_path = ${path}`);
  return rows.length > 0;
}

function isAllowed(address: string, hosts: readonly string[]): boolean {
  const hostname = URL.parse(address)?.hostname ?? '';
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Whether visitors find something there now: a page by its path, an entry by its name and number. */
async function isLive(tx: Transaction, locale: Locale, address: string): Promise<boolean> {
  const path = pathBelowLocale(decoded(address));
  const [, slug = '', number = ''] = /([^/]+)\/(\d{1,15})$/.exec(path) ?? [];
  const { rows } = await tx.execute(sql`
    select 1 from address where locale = ${locale} and path = ${path}
    union all
    select 1 from listing where locale = ${locale} and slug = ${slug} and number = ${Number(number)}`);
  return rows.length > 0;
}

/** A path of this site; `//host` would lead elsewhere, and what no address can hold is no path. */
function isPath(path: string): boolean {
  return /^\/[^\s?#\\]{0,500}$/.test(path) && !/\/\/|%00|\0/.test(path) && isAcceptedUrl(path);
}

function isWebAddress(address: string): boolean {
  return (
    address.length <= 2_000 &&
    address.startsWith('https://') &&
    isAcceptedUrl(address) &&
    !/^https:\/\/[^/?#]*@/.test(address)
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

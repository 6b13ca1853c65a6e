import type { EntryRecord } from '#app/cms/collection/entry.ts';
import { publishedNumbers } from '#app/cms/publishing/publication.server.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';

/** What an import did to one entry, so that it can be taken back. */
export type ImportWrite = {
  object_id: string;
  type: string;
  /** Its revision afterwards: with another one somebody has edited it since. */
  rev: number;
  /** Its values before; null where it was made. */
  before: Pick<EntryRecord, 'props' | 'i18n'> | null;
  /** By each language that was published, the number of the version visitors read before. */
  published: Localized<number | null>;
};

/** Which versions visitors read of these, in the languages that are about to be published. */
export async function publishedBefore(
  tx: Transaction,
  ids: readonly string[],
  { type, publish }: { type: string; publish: readonly Locale[] },
): Promise<(id: string) => Localized<number | null>> {
  const byLocale = new Map<Locale, Map<string, number>>();
  for (const locale of publish) byLocale.set(locale, await publishedNumbers(tx, { type, ids, locale }));
  return (id) => Object.fromEntries([...byLocale].map(([locale, numbers]) => [locale, numbers.get(id) ?? null]));
}

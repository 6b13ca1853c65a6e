import { CacheNotes } from '#app/cache/cache-notes.ts';
import { type ListingRecord, listingColumns } from '#app/cms/collection/listing/listings.server.ts';
import { event } from '#app/collections/event/schema.ts';
import { production } from '#app/collections/production/schema.ts';
import { pool } from '#app/db/client.server.ts';
import { cardsOf } from '#app/features/entries/entry-list.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import siteConfig from '#site-config';
import { kindOf } from '../detail/facts/kind.server.ts';
import { daysInWords, timesInWords } from '../events/detail/event-when.ts';
import { runInWords } from '../productions/production-run.ts';
import type { ShareCard } from './draw.server.ts';

type Asked = { id: string; locale: Locale };

/** The card of a published entry: its title, when it is, and its theme; null for what visitors may not see. */
export async function entryShareCard({ id, locale }: Asked): Promise<ShareCard | null> {
  const { rows } = await pool().query<ListingRecord>(
    `select ${listingColumns} from listing join version on version.id = listing.version_id
     where listing.object_id = $1 and listing.locale = $2`,
    [id, locale],
  );
  const [row] = rows;
  if (!row) return null;
  return { title: row.title, site: siteConfig.name[locale], ...(await dated(row, locale)) };
}

async function dated(row: ListingRecord, locale: Locale): Promise<Pick<ShareCard, 'note' | 'theme'>> {
  const load = { locale, notes: new CacheNotes() };
  if (row.type === event.type) {
    const fields = (await cardsOf(event, [row], locale)).cards[0]?.fields;
    if (!fields) return plain;
    const { theme } = await kindOf(fields.event_type_new, load);
    const when = [daysInWords(fields, locale), timesInWords(fields, locale)];
    return { theme, note: [when.filter(Boolean).join(', '), fields.room?.title].filter(Boolean).join(' · ') };
  }
  if (row.type === production.type) {
    const fields = (await cardsOf(production, [row], locale)).cards[0]?.fields;
    if (!fields) return plain;
    const { theme } = await kindOf(fields.exhibition_type, load);
    return { theme, note: [runInWords(fields, locale), fields.room?.title].filter(Boolean).join(' · ') };
  }
  return plain;
}

const plain = { theme: 'cc01', note: '' } as const;

import { CacheNotes } from '#app/cache/cache-notes.ts';
import type { ShareCard as CardDefinition } from '#app/cms/channels/channels.ts';
import { type ListingRecord, listingColumns } from '#app/cms/collection/listing/listings.server.ts';
import type { ReferenceView } from '#app/cms/field/reference/field.ts';
import { collections } from '#app/collections/registry.ts';
import { pool } from '#app/db/client.server.ts';
import { cardsOf } from '#app/features/entries/entry-list.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import siteConfig from '#site-config';
import { kindOf } from '../detail/facts/kind.server.ts';
import { formatDays, formatTimes, type Times } from '../events/detail/event-when.ts';
import { formatRun } from '../productions/production-run.ts';
import type { ShareCard } from './render.server.ts';

type Options = { id: string; locale: Locale };

/** The card of a published entry: its title, when it is, and its theme; null for what visitors may not see. */
export async function entryShareCard({ id, locale }: Options): Promise<ShareCard | null> {
  const { rows } = await pool().query<ListingRecord>(
    `select ${listingColumns} from listing join version on version.id = listing.version_id
     where listing.object_id = $1 and listing.locale = $2`,
    [id, locale],
  );
  const [row] = rows;
  if (!row) return null;
  return { title: row.title, site: siteConfig.name[locale], ...(await dated(row, locale)) };
}

/** What the definition of its collection says of the card: the colour of its kind, when and where it takes place. */
async function dated(row: ListingRecord, locale: Locale): Promise<Pick<ShareCard, 'note' | 'theme'>> {
  const definition = collections[row.type];
  const card = definition?.shareCard;
  const fields = card && (await cardsOf(definition, [row], { locale })).cards[0]?.fields;
  if (!fields) return plain;
  // Proof: the definition names fields that refer to one other entry, and fields of dates.
  const [kind, place] = [fields[card.kind], fields[card.place]] as (ReferenceView | null)[];
  const { theme } = await kindOf(kind ?? null, { locale, notes: new CacheNotes() });
  const when = whenInWords[card.when](fields as never, locale);
  return { theme, note: [when, place?.title].filter(Boolean).join(' · ') };
}

const whenInWords = {
  times: (fields: Times, locale: Locale) =>
    [formatDays(fields, locale), formatTimes(fields, locale)].filter(Boolean).join(', '),
  run: formatRun,
} satisfies Record<CardDefinition['when'], unknown>;

const plain = { theme: 'cc01', note: '' } as const;

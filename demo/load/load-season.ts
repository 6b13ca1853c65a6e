import type { Pool } from 'pg';
import { theHouse } from '#app/auth/actor.ts';
import { insertDrafts } from '#app/cms/collection/draft/write-drafts.server.ts';
import { publishEntries } from '#app/cms/collection/publish.server.ts';
import { slotSlug } from '#app/cms/collection/slots.ts';
import { transaction } from '#app/db/client.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { house } from '#app/modules/house.ts';
import type { SeasonEntry } from '../season/entry.ts';
import { season } from '../season/season.ts';
import { stableId } from '../stable-id.ts';
import { moduleRows } from './demo-rows.ts';
import { insertModules } from './insert-modules.ts';

/**
 * Writes and publishes the programme in both languages, collection by collection; what is there already is left as it is.
 * Answers how many entries there are.
 */
export async function loadSeason(pool: Pool): Promise<number> {
  for (const type of new Set(season.map((entry) => entry.type))) {
    await loadCollection(
      pool,
      type,
      season.filter((entry) => entry.type === type),
    );
  }
  return season.length;
}

async function loadCollection(pool: Pool, type: string, entries: SeasonEntry[]): Promise<void> {
  await insertModules(pool, entries.flatMap(modulesOf));
  await transaction(async (tx) => {
    const drafts = entries.map(({ props, de, en, ...entry }) => ({
      id: idOf(entry),
      props,
      i18n: { de, en },
      source: null,
      external_id: null,
    }));
    const fresh = await insertDrafts(tx, { type, drafts, userId: null, house });
    for (const locale of locales) {
      const ids = fresh.map(({ id }) => id);
      for (const { id, result } of await publishEntries(tx, { type, ids, locale, actor: theHouse, house })) {
        if (result.kind === 'published') continue;
        const key = entries.find((entry) => idOf(entry) === id)?.key;
        throw new Error(`${type} "${key}" (${locale}): ${JSON.stringify(result)}`);
      }
    }
  });
}

function modulesOf(entry: SeasonEntry) {
  const id = idOf(entry);
  return Object.entries(entry.slots).flatMap(([slot, containers]) =>
    moduleRows(containers, {
      place: `${entry.type}/${entry.key}/${slot}`,
      content_type: entry.type,
      object_id: id,
      slug: (index) => slotSlug({ type: entry.type, id }, slot, index > 0 ? String(index + 1) : undefined),
    }),
  );
}

function idOf({ type, key }: Pick<SeasonEntry, 'type' | 'key'>): string {
  return stableId('entry', `${type}/${key}`);
}

import pg from 'pg';
import { systemActor } from '#app/auth/actor.ts';
import { insertDrafts, type NewDraft } from '#app/cms/collection/draft/write-drafts.server.ts';
import { publishEntries } from '#app/cms/collection/publish.server.ts';
import { derivedId } from '#app/cms/site-format/derived-id.ts';
import { addDays } from '#app/cms/venue-time.ts';
import { transaction } from '#app/db/client.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';

export const amounts = { event: 100_000, article: 20_000, person: 10_000, production: 600 };
const firstDay = '2023-11-21';
const days = 6 * 365;
const batch = 500;

/** The same numbers on every run, so that two runs measure the same site (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const terms = { tag: 40, genre: 12, 'exhibition-type': 11, season: 8, 'article-category': 6, 'person-category': 6 };

/** Fills an empty database with a large programme, both languages published by the commands of the site. */
export async function seedProgramme(url: string, log: (line: string) => void): Promise<void> {
  for (const [type, amount] of Object.entries(terms)) await seed(type, amount, (at) => named(`${type} ${at}`), log);
  await seed('venue', 2, (at) => named(`Haus ${at}`), log);
  await seed('room', 6, (at) => ({ ...named(`Raum ${at}`), props: { venue: id('venue', at % 2) } }), log);
  await seed('series', 8, (at) => named(`Reihe ${at}`), log);
  await seed('person', amounts.person, personOf, log);
  await seed('production', amounts.production, productionOf, log);
  await seed('event', amounts.event, eventOf, log);
  await seed('article', amounts.article, articleOf, log);
  // Longer than a request may take: the limits of the pool are for requests.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze').finally(() => client.end());
}

type Values = Pick<NewDraft, 'props' | 'i18n'>;

async function seed(
  type: string,
  amount: number,
  make: (at: number) => Values,
  log: (line: string) => void,
): Promise<void> {
  const began = performance.now();
  for (let start = 0; start < amount; start += batch) {
    const size = Math.min(batch, amount - start);
    const drafts = Array.from({ length: size }, (_, at) => ({
      id: id(type, start + at),
      ...make(start + at),
      source: 'bench',
      external_id: String(start + at),
    }));
    await transaction(async (tx) => {
      await tx.execute("set local statement_timeout = '60s'");
      const written = await insertDrafts(tx, { type, drafts, userId: null, contentModel });
      // An interrupted run goes on where it stood: a batch is there as a whole or not at all.
      if (written.length === 0) return;
      const ids = drafts.map((draft) => draft.id);
      for (const locale of locales) {
        const done = await publishEntries(tx, { type, ids, locale, actor: systemActor, contentModel });
        const refused = done.find(({ result }) => result.kind !== 'published');
        if (refused) throw new Error(`${type}: ${JSON.stringify(refused)}`);
      }
    });
  }
  log(`${amount} × ${type} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function eventOf(at: number): Values {
  const roll = dice(at + 1);
  const pick = (amount: number) => Math.floor(roll() * amount);
  const day = addDays(firstDay, pick(days));
  const time = `${String(10 + pick(12)).padStart(2, '0')}:${pick(2) ? '30' : '00'}`;
  const start = pick(20) === 0 ? day : `${day}T${time}`;
  const spans = pick(200) === 0;
  const own = pick(3) === 0;
  return {
    props: {
      date_start: start,
      ...(spans ? { date_end: addDays(day, 5 + pick(90)) } : {}),
      lifecycle: pick(50) === 0 ? 'cancelled' : 'scheduled',
      ticket_state: ['sale', 'few', 'soldout', 'free', 'registration'][pick(5)],
      ...(own ? {} : { production: id('production', pick(amounts.production)) }),
      room: id('room', pick(6)),
      event_type_new: id('exhibition-type', Math.floor(roll() * roll() * 11)),
      genre: id('genre', pick(12)),
      ...(pick(4) === 0 ? { series: id('series', pick(8)) } : {}),
      tags: distinct([pick(40), pick(40), pick(8)]).map((tag) => id('tag', tag)),
      price_from: 8 + pick(20),
    },
    i18n: own
      ? both((word) => ({ title: `${word} ${at} über das Seil`, lead: `${word} über Hanf, Teer und ${at} Knoten.` }))
      : {},
  };
}

function productionOf(at: number): Values {
  const roll = dice(1_000_000 + at);
  const pick = (amount: number) => Math.floor(roll() * amount);
  const day = addDays(firstDay, pick(days));
  return {
    props: {
      date_start: day,
      date_end: addDays(day, 30 + pick(200)),
      season: id('season', pick(8)),
      exhibition_type: id('exhibition-type', pick(11)),
      tags: [id('tag', pick(40))],
      contributors: [0, 1, 2].map((one) => ({ _key: `k${one}`, person: id('person', pick(amounts.person)) })),
    },
    i18n: both((word) => ({ title: `${word} ${at}: Drei Litzen`, lead: `${word}, gedreht aus ${at} Fäden.` })),
  };
}

function articleOf(at: number): Values {
  const roll = dice(2_000_000 + at);
  const pick = (amount: number) => Math.floor(roll() * amount);
  return {
    props: {
      published_on: addDays(firstDay, pick(3 * 365)),
      category: id('article-category', pick(6)),
      tags: distinct([pick(40), pick(40)]).map((tag) => id('tag', tag)),
      productions: [id('production', pick(amounts.production))],
    },
    i18n: both((word) => ({
      title: `${word} ${at} aus der Werkstatt`,
      lead: `${word}: ein Bericht von der Bahn, Teil ${at}.`,
    })),
  };
}

function personOf(at: number): Values {
  const roll = dice(3_000_000 + at);
  const letter = String.fromCharCode(65 + Math.floor(roll() * 26));
  return {
    props: { name: `Merle ${letter}oltmann ${at}`, categories: [id('person-category', Math.floor(roll() * 6))] },
    i18n: both((word) => ({ role: `${word} der Seilerei` })),
  };
}

function named(name: string): Values {
  return { props: {}, i18n: both(() => ({ name })) };
}

function both(make: (word: string) => Record<string, unknown>): Values['i18n'] {
  return { de: make('Bericht'), en: make('Report') };
}

function distinct(numbers: number[]): number[] {
  return [...new Set(numbers)];
}

function id(type: string, at: number): string {
  return derivedId('https://reepwerk.example/', `entry/bench-${type}-${at}`);
}

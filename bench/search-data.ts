import type pg from 'pg';
import { derivedId } from '#app/cms/site-format/derived-id.ts';
import { addDays } from '#app/cms/venue-time.ts';
import { dice } from './programme/data.ts';

/** What is published in each language beside the demo museum: 100,000 documents. */
const documents = { production: 3_000, event: 60_000, article: 25_000, person: 12_000 };
const batch = 2_000;
const languages = ['de', 'en'] as const;

type Language = (typeof languages)[number];
type Text = { title: string; body: string };
type Roll = () => number;

/** Words as often as the demo museum writes them, and compounds of two that hardly anybody writes. */
type Vocabulary = { common: string[]; nouns: string[] };

/**
 * Fills the database of a demo museum up to 100,000 published entries: their cards are those of the demo, their words are
 * drawn from its texts, so that some stand in nearly every document and most in a few. Two dates of three share title and
 * text with others of their production, as dates do. A database that is full already is left as it is.
 */
export async function seedSearch(client: pg.ClientBase, log: (line: string) => void): Promise<void> {
  const { rows } = await client.query("select count(*)::int as count from entry where source = 'bench-search'");
  if (rows[0].count === Object.values(documents).reduce((sum, amount) => sum + amount, 0)) return;
  for (const locale of languages) {
    const words = await vocabularyOf(client, locale);
    for (const [type, amount] of Object.entries(documents)) {
      for (let start = 0; start < amount; start += batch)
        await insert(client, { type, locale, first: start, texts: textsOf({ type, start, amount }, words) });
      log(`${amount} × ${type}, ${locale}`);
    }
  }
  await client.query('vacuum analyze');
}

async function vocabularyOf(client: pg.ClientBase, locale: Language): Promise<Vocabulary> {
  const { rows } = await client.query<{ body: string }>('select body from search_document where locale = $1', [locale]);
  const common = rows.flatMap(({ body }) => body.match(/[\p{L}\d]+/gu) ?? []);
  const nouns = [...new Set(common.filter((word) => /^\p{Lu}\p{Ll}{3,8}$/u.test(word)))];
  return { common, nouns };
}

type Range = { type: string; start: number; amount: number };

function textsOf({ type, start, amount }: Range, words: Vocabulary): Text[] {
  const size = Math.min(batch, amount - start);
  return Array.from({ length: size }, (_, at) => textOf(type, start + at, words));
}

function textOf(type: string, at: number, words: Vocabulary): Text {
  const roll = dice((seeds[type] ?? 0) + at);
  if (type === 'event' && roll() < 2 / 3) return textOf('production', Math.floor(roll() * documents.production), words);
  const title = type === 'person' ? personName(roll, words) : sentence(roll, words, 2 + Math.floor(roll() * 4));
  const lines = Array.from({ length: lengths[type] ?? 1 }, () => `${sentence(roll, words, 12)}.`);
  return { title, body: lines.join('\n') };
}

const seeds: Record<string, number> = { production: 1, event: 1_000_000, article: 2_000_000, person: 3_000_000 };
/** Sentences of twelve words. */
const lengths: Record<string, number> = { production: 5, event: 3, article: 10, person: 1 };

function sentence(roll: Roll, { common, nouns }: Vocabulary, length: number): string {
  const pick = (from: string[]) => from[Math.floor(roll() * from.length)] ?? '';
  const word = () => (roll() < 0.06 ? `${pick(nouns)}${pick(nouns).toLowerCase()}` : pick(common));
  return Array.from({ length }, word).join(' ');
}

function personName(roll: Roll, { nouns }: Vocabulary): string {
  const pick = () => nouns[Math.floor(roll() * nouns.length)] ?? '';
  return `${pick()} ${pick()}${pick().toLowerCase()}`;
}

type Batch = { type: string; locale: Language; first: number; texts: Text[] };

async function insert(client: pg.ClientBase, { type, locale, first, texts }: Batch): Promise<void> {
  const rows = texts.map((text, at) => ({
    ...text,
    at: first + at,
    id: idOf(type, first + at),
    day: dayOf(first + at),
  }));
  await client.query(
    `with fresh as (
       select * from jsonb_to_recordset($1::jsonb) as row (at int, id uuid, day date, title text, body text)
     ), made as (
       insert into entry (id, type, label_${locale}, source, external_id)
       select id, $2, title, 'bench-search', at::text from fresh on conflict (id) do update set label_${locale} = excluded.label_${locale}
       returning id, number
     ), model as (
       select *, row_number() over (order by number) - 1 as place, count(*) over () as places from listing
       where type = $2 and locale = $3 and object_id not in (select id from entry where source = 'bench-search')
     ), searched as (
       insert into search_document (content_type, object_id, locale, title, body, starts_at, ends_at, tsv)
       select $2, id, $3, title, body, day + time '19:30', day + time '21:00', setweight(to_tsvector($4::regconfig, title), 'A') || to_tsvector($4::regconfig, body) from fresh
     )
     insert into listing (locale, object_id, type, number, version_id, slug, title, starts_at, ends_at, from_day, until_day, sort, card, published_at)
     select $3, fresh.id, $2, made.number, version_id, slug, fresh.title, fresh.day + time '19:30', fresh.day + time '21:00',
            fresh.day, fresh.day, to_char(fresh.day, 'YYYYMMDD') || lpad(at::text, 6, '0'), card, published_at
     from fresh join made using (id) join model on place = at % places`,
    [JSON.stringify(rows), type, locale, locale === 'de' ? 'foyer_de' : 'foyer_en'],
  );
}

function idOf(type: string, at: number): string {
  return derivedId('https://reepwerk.example/', `entry/bench-search-${type}-${at}`);
}

/** Six years, four of them over by the end of 2026. */
function dayOf(at: number): string {
  return addDays('2022-11-21', (at * 7919) % 2190);
}

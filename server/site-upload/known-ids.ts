import { withInner } from '#app/cms/site-format/write-object.ts';
import { pool } from '#app/db/client.server.ts';
import type { Site } from '#server/site-transfer/site.ts';

type KnownMedia = { id: string; hash: string; is_gone: boolean };
type KnownEntry = { id: string; number: number; external: string | null; is_gone: boolean };

/** What of the names in a folder the database knows, that which is in the trash as well. */
export type KnownIds = {
  pages: ReadonlyMap<string, { is_gone: boolean }>;
  entries: ReadonlyMap<string, KnownEntry>;
  /** Ids by what only one entry can have: its number, and where it came from. */
  taken: ReadonlyMap<string, string>;
  media: ReadonlyMap<string, KnownMedia>;
  /** The id of what a module belongs to. */
  ownerOfModule: ReadonlyMap<string, string>;
};

export async function readKnownIds({ pages, entries, media }: Site): Promise<KnownIds> {
  const ask = async <Row extends object>(text: string, ...values: unknown[]) =>
    (await pool().query<Row & Record<string, unknown>>(text, values)).rows as Row[];
  const modules = [...pages, ...entries].flatMap(({ slots }) => Object.values(slots).flat().flatMap(withInner));
  const knownPages = await ask<{ id: string; is_gone: boolean }>(
    'select id, deleted_at is not null as is_gone from page where id = any($1)',
    ids(pages),
  );
  const knownEntries = await ask<KnownEntry>(
    `select id, number::float8 as number, type || ' ' || source || ' ' || external_id as external, deleted_at is not null as is_gone
     from entry where id = any($1) or number = any($2) or type || ' ' || source || ' ' || external_id = any($3)`,
    ids(entries),
    entries.flatMap(({ head }) => (head.number === undefined ? [] : [Number(head.number)])),
    entries.flatMap((entry) => externalOf(entry) ?? []),
  );
  const knownMedia = await ask<KnownMedia>(
    'select id, hash, deleted_at is not null as is_gone from media where id = any($1)',
    ids(media),
  );
  const owners = await ask<{ start: string; object_id: string }>(
    `with recursive up as (
       select id as start, parent_id, object_id from module where id = any($1)
       union all
       select up.start, above.parent_id, above.object_id from module as above join up on above.id = up.parent_id
     ) select start, object_id from up where parent_id is null and object_id is not null`,
    ids(modules),
  );
  return {
    pages: byId(knownPages),
    entries: byId(knownEntries),
    taken: new Map(
      knownEntries.flatMap(({ id, number, external }) => [
        [String(number), id] as const,
        ...(external ? [[external, id] as const] : []),
      ]),
    ),
    media: byId(knownMedia),
    ownerOfModule: new Map(owners.map(({ start, object_id }) => [start, object_id])),
  };
}

/** Where an entry came from, as `taken` knows it. */
export function externalOf({ type, head }: Site['entries'][number]): string | null {
  return head.source && head.external_id ? `${type} ${head.source} ${head.external_id}` : null;
}

function ids(objects: readonly { id: string }[]): string[] {
  return objects.map(({ id }) => id);
}

function byId<Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

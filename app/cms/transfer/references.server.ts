import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import { isUuid } from '#app/db/uuid.ts';

export type Wanted = { type: string; name: string };
export type Target = { id: string } | { missing: true } | { ambiguous: true };

/** `Seilerbühne #12`: the number behind a name. */
const numberBehind = /#([1-9]\d{0,14})$/;

/** Under which `findTargets` answers a name. */
export function keyOf({ type, name }: Wanted): string {
  return `${type}\n${name}`;
}

type Row = { type: string; id: string; number: string; de: string; en: string; external: string | null };

/**
 * What names in a file mean: an id, `Seilerbühne #12`, the id at the source, or a title in either language. A number
 * alone is not believed when the name beside it is another: it may come from another site.
 */
export async function findTargets(
  tx: Transaction,
  { wanted, source }: { wanted: readonly Wanted[]; source: string },
): Promise<Map<string, Target>> {
  const found = new Map<string, Target>();
  for (const type of new Set(wanted.map((one) => one.type))) {
    const names = [...new Set(wanted.filter((one) => one.type === type).map(({ name }) => name))];
    const plain = names.map((name) => numbered(name).words.toLowerCase());
    const numbers = names.flatMap((name) => numbered(name).number ?? []);
    const ids = names.filter(isUuid);
    const { rows } = await tx.execute<Row>(sql`
      select type, id, number::text as number, lower(label_de) as de, lower(label_en) as en,
             case when source = ${source} then external_id end as external
      from entry where type = ${type} and deleted_at is null and (
        id = any(${sql.param(ids)}::uuid[]) or number = any(${sql.param(numbers)}::bigint[])
        or lower(label_de) = any(${sql.param(plain)}::text[]) or lower(label_en) = any(${sql.param(plain)}::text[])
        or (source = ${source} and external_id = any(${sql.param(names)}::text[])))`);
    const index = indexOf(rows);
    for (const name of names) found.set(keyOf({ type, name }), targetOf(name, index));
  }
  return found;
}

function numbered(name: string): { words: string; number?: string | undefined } {
  const found = numberBehind.exec(name);
  return found ? { words: name.slice(0, found.index).trimEnd(), number: found[1] } : { words: name };
}

type Index = ReturnType<typeof indexOf>;

function indexOf(rows: readonly Row[]) {
  const byName = new Map<string, Set<string>>();
  const add = (name: string, id: string) => {
    if (name !== '') byName.set(name, (byName.get(name) ?? new Set()).add(id));
  };
  for (const { id, de, en } of rows) {
    add(de, id);
    add(en, id);
  }
  return {
    byName,
    byId: new Set(rows.map(({ id }) => id)),
    byNumber: new Map(rows.map((row) => [row.number, row])),
    byExternal: new Map(rows.flatMap(({ external, id }) => (external === null ? [] : [[external, id] as const]))),
  };
}

function targetOf(name: string, { byName, byId, byNumber, byExternal }: Index): Target {
  if (isUuid(name) && byId.has(name)) return { id: name };
  const external = byExternal.get(name);
  if (external) return { id: external };
  const { words, number } = numbered(name);
  const row = number === undefined ? undefined : byNumber.get(number);
  if (row && (words === '' || [row.de, row.en].includes(words.toLowerCase()))) return { id: row.id };
  const ids = [...(byName.get(name.toLowerCase()) ?? byName.get(words.toLowerCase()) ?? [])];
  if (ids.length > 1) return { ambiguous: true };
  return ids[0] ? { id: ids[0] } : { missing: true };
}

import { z } from 'zod';

/** The form of the archive. A reader knows one form only: each older one is written anew by the version that made it. */
export const archiveFormat = 2;

/** The first file of an archive, its list, and the sum of that list: always the first, the last but one and the last. */
export const headName = 'foyer-backup.json';
export const manifestName = 'manifest.json';
export const manifestSumName = 'manifest.sha256';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

export const headSchema = z.object({
  format: z.number(),
  made: z.iso.datetime(),
  /** The migrations that gave the rows their shape. */
  migrations: z.array(z.string()),
});

export const manifestSchema = headSchema.extend({
  format: z.literal(archiveFormat),
  tables: z.array(z.object({ name: z.string(), rows: count, parts: z.array(z.object({ bytes: count, sha256 })) })),
  media: z.array(z.object({ key: z.string(), bytes: count, sha256 })),
  /** Where each counter stood: a number that was given out once is never given out again. */
  counters: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d+$/) })),
  /** Files that rows of the library name and the store did not have when the backup was made. */
  missing: z.array(z.string()),
});

export type Head = z.infer<typeof headSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

/** A reason a person can do something about; shown as its one sentence, without a stack. */
export class BackupProblem extends Error {}

export type PartName = { kind: 'table'; table: string } | { kind: 'media'; key: string };

/** What a file in an archive holds, by its name; `null` for one that belongs to no backup. */
export function partOf(name: string): PartName | null {
  const [, table] = /^tables\/([a-z_]+)\/\d+\.ndjson$/.exec(name) ?? [];
  if (table) return { kind: 'table', table };
  const [, key] = /^media\/(originals\/.+)$/.exec(name) ?? [];
  return key && !key.includes('..') ? { kind: 'media', key } : null;
}

export function tablePartName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.ndjson`;
}

export function totalRows({ tables }: Pick<Manifest, 'tables'>): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pool, type Transaction } from '#app/db/client.server.ts';
import type { Localized } from '#app/i18n/locale.ts';
import { type Inspected, inspectUpload, type MediaRefusal } from './inspect.server.ts';
import { requireMediaStorage } from './storage.server.ts';

export type NewMedia = {
  content: Uint8Array;
  name: string;
  /** Given by the demo loader so that its pictures keep their ids; otherwise made here. */
  id?: string;
  alt?: Localized<string>;
  credit?: Localized<string>;
  focal?: { x: number; y: number };
  createdBy?: string | null;
};

/** Takes a file into the media library: inspects it, keeps the original out of reach, writes its row. */
export async function importMedia(media: NewMedia): Promise<{ id: string } | MediaRefusal> {
  const id = media.id ?? randomUUID();
  const kept = await keepOriginal(media.content, id);
  if ('problem' in kept) return kept;
  await insertRow(id, kept.key, media, kept);
  return { id };
}

/** Inspects a file and keeps it under a name of its own; its row is still to be written. */
export async function keepOriginal(
  content: Uint8Array,
  name: string,
): Promise<(Inspected & { key: string }) | MediaRefusal> {
  const facts = await inspectUpload(content);
  if ('problem' in facts) return facts;
  const key = `originals/${name}.${facts.extension}`;
  await noteBegun(key);
  // The file before its row, so that a row always has its file. A file left without one is cleared later
  // (`clearStrayFiles`), not here: a failure does not tell whether the row was written.
  await requireMediaStorage().put(key, facts.rewritten ?? content);
  return { ...facts, key };
}

/** In the transaction that writes the new original into a row: it is no stray any more, the old one is. */
export async function swapOriginal(tx: Transaction, { old, fresh }: { old: string; fresh: string }): Promise<void> {
  await tx.execute(sql`delete from upload where storage_key = ${fresh}`);
  await tx.execute(sql`insert into upload (storage_key) values (${old}) on conflict (storage_key) do nothing`);
}

async function noteBegun(key: string): Promise<void> {
  await pool().query(
    `insert into upload (storage_key) values ($1)
     on conflict (storage_key) do update set begun_at = clock_timestamp()`,
    [key],
  );
}

async function insertRow(id: string, key: string, media: NewMedia, facts: Inspected): Promise<void> {
  const { rows } = await pool().query<{ begun: number }>(
    `with begun as (delete from upload where storage_key = $9 returning storage_key), written as (
       insert into media (id, kind, name, mime, bytes, width, height, hash, storage_key, placeholder, alt, credit, focal, created_by)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14 from begun on conflict (id) do nothing)
     select count(*)::int as begun from begun`,
    [
      id,
      facts.kind,
      safeName(media.name, facts.extension),
      facts.mime,
      facts.bytes,
      facts.width,
      facts.height,
      facts.hash,
      key,
      facts.placeholder,
      media.alt ?? {},
      media.credit ?? {},
      media.focal ?? { x: 0.5, y: 0.5 },
      media.createdBy ?? null,
    ],
  );
  if (!rows[0]?.begun) throw new Error(`The file ${key} took so long to write that it was cleared away.`);
}

/** A name that is harmless in an address and on a disk, with the ending its content deserves. */
export function safeName(name: string, extension: string): string {
  const stem = name
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${stem || 'datei'}.${extension}`;
}

import { randomUUID } from 'node:crypto';
import { pool } from '#app/db/client.server.ts';
import type { Localized } from '#app/i18n/locale.ts';
import { type Inspected, inspectUpload, type MediaProblem } from './inspect.server.ts';
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
export async function importMedia(media: NewMedia): Promise<{ id: string } | { problem: MediaProblem }> {
  const facts = await inspectUpload(media.content);
  if ('problem' in facts) return facts;
  const id = media.id ?? randomUUID();
  const key = `originals/${id}.${facts.extension}`;
  await requireMediaStorage().put(key, media.content);
  await insertRow(id, key, media, facts);
  return { id };
}

async function insertRow(id: string, key: string, media: NewMedia, facts: Inspected): Promise<void> {
  await pool().query(
    `insert into media (id, kind, name, mime, bytes, width, height, hash, storage_key, placeholder, alt, credit, focal, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict (id) do nothing`,
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

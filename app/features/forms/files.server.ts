import { randomUUID } from 'node:crypto';
import { consume, type Limit } from '#app/auth/rate-limit.server.ts';
import { pool } from '#app/db/client.server.ts';
import { detectFileType } from '#app/media/detect-file-type.ts';
import { mostFileBytes } from './file-limit.ts';

/** What a form may be handed: pictures and PDF. Anything that could run in somebody's browser is left outside. */
const accepted: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png']);
const limits: readonly Limit[] = [
  { name: 'form-file', maximum: 20, windowSeconds: 10 * 60 },
  { name: 'form-file-day', maximum: 60, windowSeconds: 24 * 60 * 60 },
];
/** All that waits for its form together, in bytes: from however many connections it comes, it does not fill the disk. */
const roomForWaiting = 1024 ** 3;
/** What waits is deleted within a day; by then there is room again. */
const untilRoomSeconds = 60 * 60;
const longestName = 120;

export type HandedIn =
  | { kind: 'taken'; id: string; name: string; mime: string; size: number }
  | { kind: 'refused'; reason: 'too_large' | 'file' }
  | { kind: 'limited'; seconds: number };

/** Keeps a file for a day, until a form is sent with it. What it is, its first bytes say; its name is only shown. */
export async function takeFile(
  file: File,
  { address, room = roomForWaiting }: { address: string; room?: number },
): Promise<HandedIn> {
  for (const limit of limits) {
    const seconds = await consume(limit, address);
    if (seconds !== null) return { kind: 'limited', seconds };
  }
  const checked = await checkFile(file);
  if (checked.kind === 'refused') return checked;
  const { name, mime, content } = checked;
  const id = randomUUID();
  const { rowCount } = await pool().query(
    `insert into form_file (id, name, mime, content) select $1, $2, $3, $4
     where octet_length($4::bytea) + (select coalesce(sum(octet_length(content)), 0) from form_file where entry_id is null) <= $5`,
    [id, name, mime, content, room],
  );
  if (rowCount === 0) return { kind: 'limited', seconds: untilRoomSeconds };
  return { kind: 'taken', id, name, mime, size: content.byteLength };
}

type Checked = { kind: 'fine'; name: string; mime: string; content: Buffer } | Extract<HandedIn, { kind: 'refused' }>;

async function checkFile(file: File): Promise<Checked> {
  if (file.size > mostFileBytes) return { kind: 'refused', reason: 'too_large' };
  const content = Buffer.from(await file.arrayBuffer());
  const type = detectFileType(content);
  if (!type || !accepted.has(type.mime)) return { kind: 'refused', reason: 'file' };
  return { kind: 'fine', name: safeName(file.name, type.extension), mime: type.mime, content };
}

/** As `takeFile`, for somebody who tries a form out: nothing is kept. */
export async function tryFile(file: File): Promise<HandedIn> {
  const checked = await checkFile(file);
  if (checked.kind === 'refused') return checked;
  const { name, mime, content } = checked;
  return { kind: 'taken', id: randomUUID(), name, mime, size: content.byteLength };
}

/** Names of files that still wait for their form, by id; one that was sent already, or is gone, is missing. */
export async function waitingFiles(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool().query<{ id: string; name: string }>(
    'select id, name from form_file where id = any($1::uuid[]) and entry_id is null',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The last part of the path, without anything that a folder or a header could misread, and with the ending of what it is. */
function safeName(name: string, extension: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .replace(/\.[^.]*$/, '')
    .replace(/^[ .]+/, '')
    .slice(0, longestName);
  return `${plain || 'file'}.${extension}`;
}

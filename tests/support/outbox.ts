import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from './site.ts';

/** The first link of this form in the letter to an address; empty while none has come. */
export async function linkTo({ dataDir }: Pick<Site, 'dataDir'>, address: string, form: RegExp): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const letter = (await readFile(join(folder, name), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=');
    if (letter.includes(address)) return form.exec(letter)?.[0] ?? '';
  }
  return '';
}

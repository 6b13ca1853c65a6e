import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Letter } from './letter.ts';

/** Writes each letter as it would have been sent (.eml), readable by the site's user only. */
export function outboxTransport(folder: string) {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async sendMail(letter: Letter & { from: string }): Promise<void> {
      const { message } = await composer.sendMail(letter);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
    },
  };
}

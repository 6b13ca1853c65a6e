import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { batchSize } from '#app/cms/transfer/import.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';

const rows = 6 * batchSize;

test('an import that is killed half way keeps whole batches, and the same file again brings only what is missing', async () => {
  const { pool, url } = await databaseForThisTest();
  const folder = await mkdtemp(join(tmpdir(), 'foyer-import-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'programme.csv');
  const line = (at: number) => `a-${at},Abend ${at},2027-01-${String(1 + (at % 28)).padStart(2, '0')}T19:30`;
  await writeFile(file, ['id,title,date_start', ...Array.from({ length: rows }, (_, at) => line(at))].join('\n'));
  const written = async () =>
    (await pool.query<{ count: number }>("select count(*)::int as count from entry where type = 'event'")).rows[0]
      ?.count ?? 0;

  const killed = begin(file, url);
  await said(killed, `+${2 * batchSize} `);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const kept = await written();
  expect(kept).toBeGreaterThanOrEqual(2 * batchSize);
  expect(kept % batchSize).toBe(0);

  const again = begin(file, url);
  await said(again, `+${rows - kept} ~0 =${kept} !0`);
  expect(await written()).toBe(rows);
}, 60_000);

/** The command as people run it. */
function begin(file: string, url: string) {
  const command = ['scripts/import.ts', '--type', 'event', '--file', file];
  const child = spawn(process.execPath, command, { env: { PATH: process.env.PATH, DATABASE_URL: url } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Waits until its progress says these words. */
async function said({ stderr }: ReturnType<typeof begin>, text: string): Promise<void> {
  let heard = '';
  for await (const part of stderr.setEncoding('utf8')) {
    heard += part;
    if (heard.includes(text)) return;
  }
  throw new Error(`The import never said "${text}" but: ${heard}`);
}

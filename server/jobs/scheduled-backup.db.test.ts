import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { readArchive } from '../backup/read-archive.ts';
import { jobGauges } from './job-gauges.ts';
import { readKeeping } from './kept-backups.ts';
import { backUpWhenDue } from './scheduled-backup.ts';

const start = Temporal.Instant.from('2026-11-22T00:30:00Z');

test('the site is backed up once a night, whole, though two nodes begin it, and old backups go', async () => {
  const { folder, backUp } = await site('2d,0w,0m');
  await writeFile(join(folder, 'of-somebody-else.tar'), '');
  expect((await Promise.all([backUp(0), backUp(0)])).flat()).toHaveLength(1);
  expect(await backUp(23)).toEqual([]);
  await backUp(24);
  await backUp(48);
  const files = await readdir(folder);
  expect(files.sort()).toEqual([
    'foyer-daily-2026-11-23T0130.tar',
    'foyer-daily-2026-11-24T0130.tar',
    'of-somebody-else.tar',
  ]);
  expect((await readArchive(join(folder, files[0] ?? ''))).tables.length).toBeGreaterThan(20);
});

test('a backup that fails is one line of the log and a figure, and is tried again in an hour', async () => {
  const { folder, backUp, error, figures } = await site('7d,4w,6m');
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file where the folder should be');
  expect(await backUp(0)).toEqual([]);
  expect(error).toHaveBeenCalledOnce();
  expect(error.mock.calls[0]?.[0]).toContain('There is no backup of today');
  expect(await figures()).toContain(
    `job_last_failure_timestamp_seconds{job="backup"} ${start.epochMilliseconds / 1000}`,
  );
  await rm(folder);
  expect(await backUp(0.9)).toEqual([]);
  expect(await backUp(1)).toHaveLength(1);
  expect(await figures()).not.toContain('job_last_failure_timestamp_seconds{job="backup"}');
  expect(await figures()).toContain(
    `job_last_success_timestamp_seconds{job="backup"} ${start.add({ hours: 1 }).epochMilliseconds / 1000}`,
  );
});

test('a node that leaves in the middle of a backup leaves no half of one and no alarm', async () => {
  const { folder, backUp, figures } = await site('7d,4w,6m');
  expect(await backUp(0, AbortSignal.abort())).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
  expect(await figures()).not.toContain('{job="backup"}');
  expect(await backUp(0)).toHaveLength(1);
});

async function site(keep: string) {
  const { url } = await databaseForThisTest();
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-scheduled-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await openMediaStorage({ dataDir });
  const folder = join(dataDir, 'backups');
  await mkdir(folder);
  const error = vi.fn();
  const plan = { folder, at: '01:30', keeping: readKeeping(keep) };
  const backUp = (hours: number, signal?: AbortSignal) =>
    backUpWhenDue(start.add({ minutes: hours * 60 }), { url, plan, logger: { error }, ...(signal ? { signal } : {}) });
  const registry = new Registry();
  jobGauges([registry]);
  return { folder, backUp, error, figures: () => registry.metrics() };
}

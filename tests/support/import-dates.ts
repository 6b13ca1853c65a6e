import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Site } from './site.ts';

/** What the command left behind: its exit code, and all it said on both streams. */
type Outcome = { code: number; said: string };

/**
 * Imports dates from rows of CSV into a running museum, by the command that an editor of the programme types. Answers
 * also when it refuses.
 */
export async function importDates(site: Site, rows: string, ...options: string[]): Promise<Outcome> {
  const file = join(site.dataDir, 'dates.csv');
  await writeFile(file, rows);
  const args = ['scripts/import.ts', '--type', 'event', '--file', file, ...options];
  const env = { ...process.env, DATA_DIR: site.dataDir };
  return promisify(execFile)('node_modules/node/bin/node', args, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: String(stdout) + String(stderr) }),
  );
}

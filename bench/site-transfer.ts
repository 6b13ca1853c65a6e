import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from './measure/figure.ts';

const run = promisify(execFile);
/** A first one reads files that nobody has read for a while. */
const rounds = 2;

/** The whole site of the demo by its commands: out of its database, and into a new one, whose making does not count. */
export async function siteTransfer({ dataDir }: { dataDir: string }): Promise<Figure[]> {
  const folder = join(dataDir, 'exported');
  const [exports, imports, commands]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    await rm(folder, { recursive: true, force: true });
    exports.push(await secondsOf('scripts/site-export.ts', folder, dataDir));
    const fresh = join(dataDir, `imported-${round}`);
    const making = await secondsOf('scripts/db-migrate.ts', null, fresh);
    const importing = await secondsOf('scripts/site-import.ts', folder, fresh);
    imports.push(importing);
    commands.push(making + importing);
  }
  return [
    { name: 'whole site, export', value: Math.min(...exports), unit: 's', most: 5, note: listed(exports) },
    { name: 'whole site, import', value: Math.min(...imports), unit: 's', most: 15, note: listed(imports) },
    { name: 'the same with a new database', value: Math.min(...commands), unit: 's', isInformation: true },
  ];
}

async function secondsOf(script: string, folder: string | null, dataDir: string): Promise<number> {
  const began = performance.now();
  await run(process.execPath, [script, ...(folder ? [folder] : [])], { env: { ...process.env, DATA_DIR: dataDir } });
  return (performance.now() - began) / 1000;
}

function listed(seconds: readonly number[]): string {
  return seconds.map((each) => each.toFixed(2)).join(', ');
}

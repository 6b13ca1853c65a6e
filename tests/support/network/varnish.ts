import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../eventually.ts';

type Placed = { port: number; node: string; token: string };

/** Varnish with the file that `deploy/varnish` gives to a venue, word by word but for the node and the secret. */
export async function startVarnish({ port, node, token }: Placed) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-varnish-'));
  const given = await readFile('deploy/varnish/foyer.vcl', 'utf8');
  const file = join(folder, 'foyer.vcl');
  const { hostname, port: own } = new URL(node);
  const here = given.replace('127.0.0.1', hostname).replace('"3000"', `"${own}"`);
  await writeFile(file, here.replace('change-this-secret', token));
  const args = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file];
  const child = spawn('/usr/sbin/varnishd', [...args, '-s', 'malloc,32m'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  await Promise.race([
    untilListening(`http://127.0.0.1:${port}`),
    gone.then(() => {
      throw new Error(`Varnish did not start:\n${said}`);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A ban without the secret is refused by Varnish itself: the node behind it is not asked. */
async function untilListening(url: string): Promise<void> {
  await eventually(() => fetch(url, { method: 'BAN' }));
}

import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { childrenOf, untilGone } from './child-processes.ts';
import { makeFastFolder } from './fast-folder.ts';

export type Site = {
  url: string;
  editor: { email: string; password: string };
  dataDir: string;
  /** Of the supervisor. */
  pid: number;
  /** The processes that answer, oldest first. */
  workers(): Promise<number[]>;
  stop(): Promise<void>;
  /** As when the power goes: nothing is asked, everything stays as it lies. */
  kill(): Promise<void>;
};

const editor = { email: 'editor@reepwerk.example', password: 'a password for tests only' };

/**
 * Starts the built site with the demo museum on a free port and a data folder of its own, unless `DATA_DIR` names one
 * that stays; `hear` is told what it says, `folder` holds another build. One worker answers and none stands by, for the
 * sake of small machines, unless the settings say otherwise.
 */
export async function startSite(
  settings: Record<string, string> = {},
  hear = (_: string) => {},
  folder = process.cwd(),
): Promise<Site> {
  const dataDir = settings.DATA_DIR ?? (await makeFastFolder('foyer-site-'));
  // Vitest gives its own BASE_URL to whatever it starts.
  const { BASE_URL: _, ...env } = process.env;
  const child = spawn(
    join(process.cwd(), 'node_modules/node/bin/node'),
    ['--enable-source-maps', 'scripts/serve.mjs'],
    {
      env: {
        ...env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        PORT: '0',
        WORKERS: '1',
        STANDBY_WORKER: '0',
        DATA_DIR: dataDir,
        EDITOR_EMAIL: editor.email,
        EDITOR_PASSWORD: editor.password,
        ...settings,
      },
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const url = await new Promise<string>((open, fail) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      const found = /Foyer is open\s+(http\S+)/.exec(said)?.[1];
      if (found) open(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.stdout?.on('data', (chunk: Buffer) => hear(chunk.toString()));
    child.once('exit', () => fail(new Error(`The site did not start:\n${said}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    if (!settings.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
  };
  const pid = child.pid ?? 0;
  const workers = () => childrenOf(pid, 'scripts/worker.mjs');
  const kill = async () => {
    const all = await workers();
    child.kill('SIGKILL');
    for (const worker of all) endNow(worker);
    await gone;
    await untilGone(all);
  };
  return { url, editor, dataDir, pid, workers, stop, kill };
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

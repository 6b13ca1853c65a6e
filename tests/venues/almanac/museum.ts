import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const guide = 'docs/how-to/your-own-museum.md';
const own = 'tests/venues/almanac';

/** What the how-to says a venue replaces; everything else stays as it is cloned. */
export const replaced = ['site.config.ts', 'theme', 'public'];

const cloned = [
  ...['app', 'demo', 'server', 'migrations', 'scripts', 'project.inlang'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts'],
];

/** A clone of the project that has become another museum by the how-to, and is built. */
export async function buildMuseum(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-almanac-'));
  for (const name of cloned) cpSync(name, join(folder, name), { recursive: true });
  for (const name of replaced) cpSync(join(own, name), join(folder, name), { recursive: true });
  linkPackages(folder);
  await run(folder, ['scripts/messages.ts']);
  await run(folder, ['node_modules/@react-router/dev/dist/cli/index.js', 'build']);
  return folder;
}

export function leaveMuseum(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/** A block of the how-to that names a file: ```` ```ts theme/theme.ts ````. */
export function blockOf(file: string): string | undefined {
  const blocks = readFileSync(guide, 'utf8').matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
  return [...blocks].find(([, name]) => name === file)?.[2];
}

export function ownFile(file: string): string {
  return readFileSync(join(own, file), 'utf8');
}

/** Every package is the installed one; what is remembered about builds stays with each folder. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name));
}

function run(cwd: string, args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '', BASE_URL: '' };
  const child = spawn(join(process.cwd(), 'node_modules/node/bin/node'), args, { cwd, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return new Promise((done, fail) =>
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(`The museum could not be built:\n${said}`)))),
  );
}

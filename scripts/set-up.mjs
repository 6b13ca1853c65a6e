// Plain JavaScript for Node 20: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const home = dirname(dirname(fileURLToPath(import.meta.url)));
/** Node 26, brought along as a package. */
export const node = join(home, 'node_modules/node/bin/node');

/** What was made once and is asked for again. */
export const cache = join(home, 'node_modules/.cache/foyer');

/** Installs, compiles the messages and builds: each only when missing or stale. */
export async function setUp({ build = true } = {}) {
  // Not `npm ci`: it refuses the lock file where a registry lacks packages for other machines (decision 4).
  if (!hasDependencies())
    await step('Installing packages', 'npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  await whenStale(
    'messages',
    {
      from: ['app/i18n/messages', 'theme', 'site.config.ts', 'project.inlang/settings.json'],
      to: ['app/i18n/paraglide/runtime.js'],
    },
    () => step('Compiling messages', node, ['scripts/messages.ts']),
  );
  if (build) await whenStale('build', built, buildSite);
}

/** After a build by hand: the next start need not build again. */
export function noteBuild() {
  writeStamp('build', built);
}

const sources = [
  'app',
  'demo',
  'server',
  'public',
  'site.config.ts',
  'theme',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];

const built = { from: sources, to: ['build'] };

/** Builds whatever stands there. */
export async function buildSite() {
  // Vitest hands NODE_ENV=test on, and styles built under it are not those visitors get.
  const env = { NODE_ENV: 'production' };
  await step('Building', node, ['node_modules/@react-router/dev/dist/cli/index.js', 'build'], env);
  await step('Packing files', node, ['scripts/pack-client.ts']);
  await step('Listing packages', node, ['scripts/sbom.mjs']);
  noteBuild();
}

/** npm writes down what it installed; every package we ask for must be there in its version. */
function hasDependencies() {
  const installed = packagesOf('node_modules/.package-lock.json');
  const wanted = packagesOf('package-lock.json');
  if (!installed || !wanted || !existsSync(node)) return false;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || entry.devOptional || installed[path]?.version === entry.version,
  );
}

function packagesOf(file) {
  const path = join(home, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null;
}

/** What was made is looked at as well as what it is made from: a disk that was full cuts files. */
async function whenStale(name, paths, make) {
  const stamp = stampFile(name);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(paths)) return;
  await make();
  writeStamp(name, paths);
}

function writeStamp(name, paths) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), stampOf(paths));
}

function stampFile(name) {
  return join(cache, name);
}

function stampOf({ from, to }) {
  return `${hashOf(from)} ${hashOf(to)}`;
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) hash.update(file).update(readFileSync(join(home, file)));
  return hash.digest('hex');
}

// Tests and the demo's pictures are not part of the build, maps of the sources and what Node compiles not of what was built.
const ignored =
  /(^app\/i18n\/paraglide$)|(^build\/.*\.map$)|(^build\/server\/\.compiled$)|(^demo\/files$)|(\.test\.tsx?$)/;

function filesBelow(path) {
  if (ignored.test(path) || !existsSync(join(home, path))) return [];
  const entries = readdirOrNull(path);
  return entries ? entries.sort().flatMap((name) => filesBelow(`${path}/${name}`)) : [path];
}

function readdirOrNull(path) {
  try {
    return readdirSync(join(home, path));
  } catch {
    return null;
  }
}

/** Runs a program quietly; what it said is shown when it fails. */
function step(title, command, args, env = {}) {
  console.log(`${title} …`);
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: home, env: { ...process.env, ...env, PATH: pathWithNode() } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    child.once('error', fail);
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(`${title} failed:\n${said}`))));
  });
}

/** Programs of the project first, so that what they start runs on the Node brought along too. */
export function pathWithNode() {
  return `${join(home, 'node_modules/.bin')}:${process.env.PATH}`;
}

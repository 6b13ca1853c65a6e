// Runs the steps of the Containerfile without a container engine, each stage in an empty root of its own: as root on
// Debian, with debootstrap installed: `DATABASE_URL=postgres://… node deploy/try-containerfile.mjs /tmp/roots`. Ends with 0
// when the site of the last step answers its HEALTHCHECK and leaves when it is told to.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const folder = resolve(process.argv[2] ?? '.');
if (existsSync(folder)) throw new Error('Name a folder that does not exist yet.');
const project = resolve(import.meta.dirname, '..');
const secondsToLive = 60;
/** Where a network has an authority of its own. */
const authorities = process.env.NODE_EXTRA_CA_CERTS ? [process.env.NODE_EXTRA_CA_CERTS] : [];

/** What holds in the stage that is being built; `user` is null for root. */
let stage = { name: '', root: '', workdir: '/', env: {}, user: null, health: [], command: [] };
const roots = new Map();

const verbs = {
  FROM: (rest) => {
    const [, name = 'last'] = / AS (\w+)$/.exec(rest) ?? [];
    stage = { ...stage, name, root: join(folder, name), workdir: '/', env: {}, user: null };
    roots.set(name, stage.root);
    makeRoot(stage.root);
  },
  WORKDIR: (rest) => {
    stage.workdir = rest;
    mkdirSync(join(stage.root, rest), { recursive: true });
  },
  ENV: (rest) => Object.assign(stage.env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('=', 2)))),
  COPY: (rest) => copy(rest.split(' ')),
  RUN: (rest) => execFileSync('chroot', inRoot(['/bin/sh', '-c', `cd ${stage.workdir} && ${rest}`]), asIn(stage)),
  USER: (rest) => {
    stage.user = rest;
  },
  HEALTHCHECK: (rest) => {
    stage.health = JSON.parse(rest.slice(rest.indexOf('CMD ') + 4));
  },
  CMD: (rest) => {
    stage.command = JSON.parse(rest);
  },
};

process.once('exit', () => {
  for (const root of roots.values()) spawnSync('umount', [join(root, 'proc')], { stdio: 'ignore' });
});
// Nothing in our file goes on in the next line.
for (const line of readFileSync(join(project, 'deploy/Containerfile'), 'utf8').split('\n')) {
  if (!line || line.startsWith('#')) continue;
  console.log(line);
  const verb = line.slice(0, line.indexOf(' '));
  verbs[verb]?.(line.slice(verb.length + 1));
}
await tryToLive();

/** Debian with node, what it needs and npm where the image has them, and the image's user. */
function makeRoot(root) {
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates,libatomic1', 'bookworm', root], {
    stdio: 'ignore',
  });
  const node = join(project, 'node_modules/node/bin/node');
  const npm = execFileSync('sh', ['-c', 'readlink -f "$(command -v npm)"'], { encoding: 'utf8' }).trim();
  cpSync(node, join(root, 'usr/local/bin/node'));
  // It is npm/bin/npm-cli.js that is run.
  cpSync(dirname(dirname(npm)), join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    execFileSync('ln', ['-s', `../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name)]);
  for (const file of ['/etc/resolv.conf', ...authorities]) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    cpSync(file, join(root, file), { dereference: true });
  }
  execFileSync('mount', ['--types', 'proc', 'proc', join(root, 'proc')]);
  execFileSync('chroot', [root, 'useradd', '--create-home', '--uid', '1000', 'node']);
}

/** Like an image's build: a file or the contents of a folder, from the project's tracked files or from another stage. */
function copy(words) {
  const options = Object.fromEntries(words.filter((word) => word.startsWith('--')).map((word) => word.split('=', 2)));
  const paths = words.filter((word) => !word.startsWith('--'));
  const to = resolve(stage.workdir, paths.at(-1));
  const from = options['--from'] ? roots.get(options['--from']) : project;
  for (const path of paths.slice(0, -1)) {
    if (path === '.') {
      for (const file of tracked()) cpSync(join(project, file), join(stage.root, to, file), { recursive: true });
    } else {
      const isInto = paths.at(-1).endsWith('/') || paths.at(-1) === '.';
      const target = join(stage.root, to, isInto ? basename(path) : '');
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(from, path), target, { recursive: true, verbatimSymlinks: true });
    }
  }
}

function tracked() {
  return execFileSync('git', ['ls-files', '-z'], { cwd: project, encoding: 'utf8' }).split('\0').filter(Boolean);
}

function inRoot(command) {
  return [...(stage.user ? [`--userspec=${stage.user}:${stage.user}`] : []), stage.root, ...command];
}

function asIn({ env }) {
  const own = {
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    HOME: stage.user ? `/home/${stage.user}` : '/root',
  };
  const trusted = authorities.map((file) => ['NODE_EXTRA_CA_CERTS', file]);
  return { env: { ...own, ...Object.fromEntries(trusted), ...env }, stdio: ['ignore', 'inherit', 'inherit'] };
}

/** The last step, with an address and a database as compose gives them. */
async function tryToLive() {
  const options = asIn(stage);
  Object.assign(options.env, { BASE_URL: 'http://127.0.0.1:3000', DATABASE_URL: process.env.DATABASE_URL ?? '' });
  const command = (words) => inRoot(['/bin/sh', '-c', `cd ${stage.workdir} && exec "$@"`, 'sh', ...words]);
  const site = spawn('chroot', command(stage.command), options);
  const gone = new Promise((done) => site.once('exit', done));
  for (let second = 0; !isAlive(command, options); second++) {
    if (second >= secondsToLive || site.exitCode !== null) throw new Error('The site did not come to life.');
    await wait(1_000);
  }
  console.log('The site is alive.');
  site.kill('SIGTERM');
  if ((await gone) !== 0) throw new Error('The site did not leave in order.');
  console.log('The site has left in order.');
}

function isAlive(command, options) {
  try {
    execFileSync('chroot', command(stage.health), { ...options, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

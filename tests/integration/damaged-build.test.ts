import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const builder = 'node_modules/@react-router/dev/dist/cli/index.js';

test('a build that was damaged is noticed and made again, an intact one is not', async () => {
  const folder = await emptyProject();
  expect(setUp(folder)).toContain('Building');
  expect(setUp(folder)).not.toContain('Building');
  await writeFile(join(folder, 'build/server/assets/page.js'), 'export const pa');
  expect(setUp(folder)).toContain('Building');
  expect(await readFile(join(folder, 'build/server/assets/page.js'), 'utf8')).toBe('export const page = 1');
  await rm(join(folder, 'build/server/assets/page.js'));
  expect(setUp(folder)).toContain('Building');
});

test('what cannot be loaded is told in one short sentence, with a code that says not to try again', async () => {
  const folder = await emptyProject();
  await write(
    folder,
    'build/server/supervisor.js',
    `import { x } from './assets/page.js'; const long = "${'x'.repeat(5_000)}`,
  );
  const { status, stderr } = spawnSync(process.execPath, ['scripts/serve.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toMatch(/^\nWhat was built is damaged or incomplete: run "npm run build".{0,250}\n\n$/);
  expect(status).toBe(78);
});

/** As much of the project as its scripts look at, with a build of two files. */
async function emptyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-damaged-build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp('scripts', join(folder, 'scripts'), { recursive: true });
  const empty = JSON.stringify({ packages: {} });
  await write(folder, 'package.json', JSON.stringify({ type: 'module' }));
  await write(folder, 'package-lock.json', empty);
  await write(folder, 'node_modules/.package-lock.json', empty);
  await write(folder, 'scripts/messages.ts', '');
  await write(folder, 'scripts/sbom.mjs', '');
  await write(folder, 'scripts/pack-client.ts', '');
  await write(folder, 'app/i18n/paraglide/runtime.js', '');
  await write(
    folder,
    builder,
    `import { mkdirSync, writeFileSync } from 'node:fs';
     mkdirSync('build/server/assets', { recursive: true });
     writeFileSync('build/server/index.js', '');
     writeFileSync('build/server/assets/page.js', 'export const page = 1');`,
  );
  await mkdir(join(folder, 'node_modules/node/bin'), { recursive: true });
  await symlink(process.execPath, join(folder, 'node_modules/node/bin/node'));
  return folder;
}

async function write(folder: string, path: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

function setUp(folder: string): string {
  const script = `import('./scripts/set-up.mjs').then(({ setUp }) => setUp())`;
  return spawnSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' }).stdout;
}

// Plain JavaScript for Node 20: sets up, runs every check and test, ends with one line of totals.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { home, pathWithNode, setUp } from './set-up.mjs';

const reports = join(home, 'test-results');
const env = { ...process.env, PATH: pathWithNode(), CI: '1' };

try {
  await setUp();
  ensurePrograms();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unit = join(reports, 'vitest.json');
const crowd = join(reports, 'vitest-crowd.json');
const browser = join(home, 'test-results.e2e.json');
rmSync(browser, { force: true });

const codes = [
  await run('node', ['scripts/check.mjs', '--without-tests']),
  await run('vitest', ['run', '--project=!crowd', ...reportTo(unit)]),
  // By itself: what it measures would suffer from what runs beside it.
  await run('vitest', ['run', '--project=crowd', ...reportTo(crowd)]),
  await run('playwright', ['test', '--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: browser }),
];
const totals = [vitestTotals(unit), vitestTotals(crowd), playwrightTotals(browser), checkTotals(codes[0])];
rmSync(browser, { force: true });
const passed = totals.reduce((sum, total) => sum + total.passed, 0);
const failed = totals.reduce((sum, total) => sum + total.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && codes.every((code) => code === 0) ? 0 : 1);

/** Debian's programs that tests start: a browser (the one without a window is faster) and what stands before the nodes. */
function ensurePrograms() {
  const has = (path) => existsSync(path);
  const hasBrowser = () => has('/usr/bin/chromium-headless-shell') || has('/usr/bin/chromium');
  const wanted = [
    ...(has('/usr/bin/chromium-headless-shell') ? [] : ['chromium-headless-shell']),
    ...(has('/usr/sbin/nginx') ? [] : ['nginx-light']),
  ];
  if (wanted.length > 0 && process.getuid?.() === 0) install(wanted);
  if (!hasBrowser()) throw new Error(missing('Browser tests', 'Chromium', 'chromium-headless-shell'));
  if (!has('/usr/sbin/nginx')) throw new Error(missing('Tests of several nodes', 'nginx', 'nginx-light'));
}

function install(packages) {
  console.log(`Installing ${packages.join(' and ')} …`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}

function missing(who, what, name) {
  return `${who} need ${what}: install the package "${name}" and start again.`;
}

function reportTo(file) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

function run(program, args, more = {}) {
  return new Promise((done) => {
    spawn(program, args, { cwd: home, env: { ...env, ...more }, stdio: 'inherit' }).once('close', done);
  });
}

function vitestTotals(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const broken = testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function playwrightTotals(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

function checkTotals(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

// Plain JavaScript for Node 20: sets up, runs every check and test, ends with one line of totals. With --nightly, more of each.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { home, pathWithNode, setUp } from './set-up.mjs';

const lettersOfMessage = 1_500;
const reports = join(home, 'test-results');
const nightly = process.argv.includes('--nightly') ? { FAULTS: '1400', KILLS: '50', EVERY_PAGE: '1' } : {};
const env = { ...nightly, ...process.env, PATH: pathWithNode(), CI: '1' };

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
// Once more, at the end: of a long run often only the last lines are kept.
for (const line of totals.flatMap((total) => total.told)) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && codes.every((code) => code === 0) ? 0 : 1);

/** Debian's programs that tests start: a browser (the one without a window is faster) and what stands before the nodes. */
function ensurePrograms() {
  const has = (path) => existsSync(path);
  const hasBrowser = () => has('/usr/bin/chromium-headless-shell') || has('/usr/bin/chromium');
  const wanted = [
    ...(has('/usr/bin/chromium-headless-shell') ? [] : ['chromium-headless-shell']),
    ...(has('/usr/sbin/nginx') ? [] : ['nginx-light']),
    ...(has('/usr/sbin/varnishd') ? [] : ['varnish']),
  ];
  if (wanted.length > 0 && process.getuid?.() === 0) install(wanted);
  if (!hasBrowser()) throw new Error(missing('Browser tests', 'Chromium', 'chromium-headless-shell'));
  if (!has('/usr/sbin/nginx')) throw new Error(missing('Tests of several nodes', 'nginx', 'nginx-light'));
  if (!has('/usr/sbin/varnishd')) throw new Error(missing('Tests of shared caches', 'Varnish', 'varnish'));
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
  if (!existsSync(file)) return neverEnded('vitest');
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const broken = testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0);
  const failed = testResults.flatMap((result) => result.assertionResults.filter((test) => test.status === 'failed'));
  const told = [
    ...broken.map(({ name, message }) => tell(name, message)),
    ...failed.map(({ fullName, failureMessages }) => tell(fullName, failureMessages.join('\n'))),
  ];
  return { passed: numPassedTests, failed: numFailedTests + broken.length, told };
}

function playwrightTotals(file) {
  if (!existsSync(file)) return neverEnded('playwright');
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const told = [
    ...errors.map(({ message }) => tell('playwright', message)),
    ...suites.flatMap(specsOf).flatMap(({ ok, title, tests }) => (ok ? [] : [tell(title, messagesOf(tests))])),
  ];
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, told };
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function messagesOf(tests) {
  return tests
    .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
    .join('\n');
}

function checkTotals(code) {
  if (code === 0) return { passed: 1, failed: 0, told: [] };
  return {
    passed: 0,
    failed: 1,
    told: [tell('npm run check', 'Format, lint, types or the rules of the tree: see above.')],
  };
}

function neverEnded(program) {
  return { passed: 0, failed: 1, told: [tell(program, 'It ended before it could say how many tests passed.')] };
}

function tell(name, message) {
  return `FAILED ${name}\n  ${message.slice(0, lettersOfMessage).replaceAll('\n', '\n  ')}`;
}

// Plain JavaScript for Node 20: sets up, runs every check and test, ends with one line of totals.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { home, pathWithNode, setUp } from './set-up.mjs';

const reports = join(home, 'test-results');
const env = { ...process.env, PATH: pathWithNode(), CI: '1' };

try {
  await setUp();
  ensureChromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unit = join(reports, 'vitest.json');
const browser = join(home, 'test-results.e2e.json');
rmSync(browser, { force: true });

const codes = [
  await run('node', ['scripts/check.mjs', '--without-tests']),
  await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`]),
  await run('playwright', ['test', '--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: browser }),
];
const totals = [vitestTotals(unit), playwrightTotals(browser), checkTotals(codes[0])];
rmSync(browser, { force: true });
const passed = totals.reduce((sum, total) => sum + total.passed, 0);
const failed = totals.reduce((sum, total) => sum + total.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && codes.every((code) => code === 0) ? 0 : 1);

/** The tests run in either; the one without a window is installed because it is faster. */
function ensureChromium() {
  const has = (name) => existsSync(`/usr/bin/${name}`);
  if (has('chromium-headless-shell')) return;
  if (process.getuid?.() === 0) {
    console.log('Installing Chromium …');
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], options);
  }
  if (!has('chromium-headless-shell') && !has('chromium'))
    throw new Error('Browser tests need Chromium: install the package "chromium-headless-shell" and start again.');
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

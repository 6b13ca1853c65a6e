import { defineConfig } from '@playwright/test';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  workers: 3,
  timeout: 120_000,
  // Three browsers on two cores: what a person would wait for without a word may take longer here.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  outputDir: 'test-results/e2e',
  use: {
    viewport: { width: 1366, height: 900 },
    launchOptions: { executablePath: '/usr/bin/chromium', args: flags },
  },
});

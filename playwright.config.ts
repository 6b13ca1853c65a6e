import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// The same browser without a window takes a fifth less of the processor.
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = browsers.find((path) => existsSync(path));
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
  globalSetup: './tests/support/loaded-demo.ts',
  workers: 2,
  timeout: 120_000,
  // Two browsers on two busy cores: what a person would wait for without a word may take longer here.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  outputDir: 'test-results/e2e',
  use: {
    viewport: { width: 1366, height: 900 },
    serviceWorkers: 'block',
    launchOptions: { ...(executablePath && { executablePath }), args: flags },
  },
});

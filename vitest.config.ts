import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { builtProduct } from './scripts/vite/built-product.ts';
import { LongestFirst } from './scripts/vite/longest-first.ts';
import { patienceMs } from './scripts/vite/patience.ts';

const exclude = ['**/node_modules/**', 'build/**'];
const needsServer = ['**/*.db.test.ts', '**/*.db.test.tsx'];
const howTo = 'tests/architecture/how-to.test.ts';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Its colours are read; all other style sheets stay empty.
    css: { include: [/\/theme\/theme\.css/] },
    // What is waited for comes when it comes: no test of these says how fast (scripts/vite/patience.ts).
    expect: { poll: { timeout: patienceMs, interval: 20 } },
    // One more than the machine can run: files wait for the database, and for servers that start, a sixth of their time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Loading the app anew for each of a hundred files took two thirds of the time; units keep no state of their own.
          isolate: false,
          setupFiles: ['app/i18n/own-language-for-tests.ts'],
          include: [
            'app/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'server/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
          exclude: [...exclude, ...needsServer, howTo],
          // A guard against what hangs; a machine may be busy with other work, and some draw a hundred pictures.
          testTimeout: 60_000,
        },
      },
      // Compiles a second copy of the project and runs tests in it: as much work as all units together.
      { extends: true, test: { name: 'how-to', include: [howTo], exclude } },
      {
        extends: true,
        test: {
          name: 'database',
          // As above: it took two fifths of the time. Each file closes what it opened (tests/support/database.ts).
          isolate: false,
          include: [...needsServer, 'tests/integration/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/support/postgres-for-tests.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Each file builds in another configuration of the venue, so none shares its modules with another.
          name: 'sections',
          include: ['tests/sections/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/support/postgres-for-tests.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'crowd',
          // Times and answers of whole servers under load: one file after the other, with nothing beside it.
          fileParallelism: false,
          include: ['tests/crowd/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/support/postgres-for-tests.ts', 'tests/support/loaded-demo.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [builtProduct()],
        test: {
          // Over the server that `npm run build` has made, never over the sources (decision 36).
          name: 'contract',
          include: ['tests/contract/**/*.test.ts', 'tests/corpora/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/support/build-for-tests.ts'],
          server: { deps: { external: [/\/build\/server\//] } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Other venues than the one configured here: the sources read their configuration, and the test builds with it.
        resolve: {
          alias: [
            { find: '#site-config', replacement: resolve('tests/venues/almanac/site.config.ts') },
            { find: /^#theme\//, replacement: `${resolve('tests/venues/almanac/theme')}/` },
          ],
        },
        test: {
          name: 'venues',
          include: ['tests/venues/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/support/postgres-for-tests.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      { extends: true, test: { name: 'firefox', include: ['tests/firefox/**/*.test.ts'] } },
    ],
  },
});

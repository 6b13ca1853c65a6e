import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { className } from './scripts/vite/class-name.ts';
import { contractEntry } from './scripts/vite/contract-entry.ts';
import { firstLoad, hydrateEntry } from './scripts/vite/first-load.ts';
import { layersFirst } from './scripts/vite/layers-first.ts';
import { lazyDataStream } from './scripts/vite/lazy-data-stream.ts';
import { leanRouter } from './scripts/vite/lean-router.ts';
import { oneLanguage } from './scripts/vite/one-language.ts';
import { quickMatching } from './scripts/vite/quick-matching.ts';
import { smallVisitor } from './scripts/vite/small-visitor.ts';
import { venueInBrowser } from './scripts/vite/venue-in-browser.ts';

/** Messages that every page may need; they come with the first load, in the language of the page only. */
const visitorWords = /^(shell|error|choice_day|module(?!_(group|problem)_|_.*_(name|synonyms)$))_/;
/** As short as the bundler allows: a script names some hundred others, and a digest cannot be packed. */
const chunkFileNames = 'assets/[name]-[hash:7].js';
const assetFileNames = 'assets/[name]-[hash:7][extname]';

/** Owners of messages that only the editor and the office draw, some by names they compute. */
const editorOwners = ['choice', 'cms', 'drafting', 'editor', 'field', 'module'];
const fileOf = firstLoad();

/**
 * What every visitor needs comes in one file: in 23 it compressed to 131 kB, and each costs a request. The words of the
 * editor come with the editor, all others by their owner with the routes that use them, in both languages.
 */
const groups = [
  {
    name: fileOf,
    priority: 2,
  },
  {
    name: (id: string) => {
      const owner = /\/paraglide\/messages\/([a-z]+)_\w+\.js$/.exec(id)?.[1];
      return owner ? `words-${editorOwners.includes(owner) ? 'editor' : owner}` : null;
    },
    priority: 1,
  },
];

/**
 * Packages of hundreds of small files, built into the server: reading and linking 1065 files took a second of every start.
 * Those that choose their code by where they run (`@better-auth/utils`) or bring programs stay outside, and none of what
 * stays outside may ask for one of these: it would bring a second copy, with classes that no `instanceof` knows.
 */
const built = [
  /^@?better-auth(?!\/utils)/,
  'better-call',
  'kysely',
  'drizzle-orm',
  'zod',
  /^(@hono\/)?(hono|zod-openapi|zod-validator)/,
  '@asteasolutions/zod-to-openapi',
  'jose',
  'nodemailer',
  'react-router',
];

/** The supervisor knows nothing of the site, so that it stays small. */
const programs = {
  index: './server/main.ts',
  supervisor: './server/supervisor/main.ts',
  worker: './server/worker/main.ts',
};

export default defineConfig({
  plugins: [
    venueInBrowser(),
    leanRouter(),
    quickMatching(),
    lazyDataStream(),
    oneLanguage(visitorWords),
    layersFirst(),
    smallVisitor(),
    contractEntry(),
    hydrateEntry(),
    reactRouter(),
  ],
  // Found only while the first page loads, each of them would load it anew.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/editor/edit-page.tsx'],
    include: ['@remix-run/route-pattern/match', '@remix-run/route-pattern/specificity', 'cookie-es'].map(
      (file) => `react-router > ${file}`,
    ),
    exclude: ['pg'],
  },
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    // A data: URL in a script or style would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // The server looks up there what a page needs ahead (app/site/page/files-ahead.server.ts).
    manifest: true,
    // The page says ahead of everything what the editor needs (files-ahead.server.ts); every visitor would carry the list again.
    modulePreload: {
      resolveDependencies: (file, files) =>
        file.includes('/edit-page-') ? files.filter((name) => name === file || name.endsWith('.css')) : files,
    },
  },
  environments: {
    client: {
      build: {
        sourcemap: false,
        rollupOptions: {
          output: { codeSplitting: { groups }, chunkFileNames, entryFileNames: chunkFileNames, assetFileNames },
        },
      },
    },
    ssr: {
      resolve: { noExternal: built, external: ['@better-auth/utils'] },
      build: { sourcemap: true, rollupOptions: { input: programs, output: { assetFileNames } } },
    },
  },
});

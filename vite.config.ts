import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { className } from './scripts/vite/class-name.ts';
import { firstLoad } from './scripts/vite/first-load.ts';
import { layersFirst } from './scripts/vite/layers-first.ts';
import { leanRouter } from './scripts/vite/lean-router.ts';
import { oneLanguage } from './scripts/vite/one-language.ts';
import { smallVisitor } from './scripts/vite/small-visitor.ts';

/** Messages that every page may need; they come in the language of the page only. */
const visitorWords = /^(shell|error|choice_day|module(?!_.*_(name|synonyms)$))_/;
const isFirstLoad = firstLoad();

/**
 * What every visitor needs comes in one file: in 23 it compressed to 131 kB, and each costs a request. All other messages
 * hang on one barrel that the editor reads by computed names; they are taken first, or the visitor would carry them.
 */
const groups = [
  { name: 'words', test: /app\/i18n\/paraglide\/.*\.js$/, priority: 2 },
  {
    name: (id: string, graph: Parameters<typeof isFirstLoad>[1]) => (isFirstLoad(id, graph) ? 'visitor' : null),
    priority: 1,
  },
];

export default defineConfig({
  plugins: [leanRouter(), oneLanguage(visitorWords), layersFirst(), smallVisitor(), reactRouter()],
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    // A data: URL in a script or style would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // The server looks up there what a page needs ahead (app/site/page/files-ahead.server.ts).
    manifest: true,
  },
  environments: {
    client: { build: { sourcemap: false, rollupOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { sourcemap: true, rollupOptions: { input: './server/main.ts' } } },
  },
});

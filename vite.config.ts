import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const visitorWords =
  /app\/i18n\/paraglide\/(runtime\.js|messages\/(shell_|error_|choice_day_|module_(?!.*_(name|synonyms)\.js)))/;
const elsewhere =
  /node_modules\/(prosemirror|react-aria|@react-aria|zod|vanilla-)|app\/(editor|inspector|site\/(login|consent\/cookie-consent|shell\/webshop))/;

/**
 * What every visitor needs comes in few files: in 23 it compressed to 131 kB, in 9 to 123, and each costs a request. The
 * groups take in their dependencies too, and all words hang on one barrel that the editor reads by computed names;
 * so the visitor's words are taken first and the others next, or the visitor would carry the editor's.
 */
const groups = [
  { name: 'visitor-words', test: visitorWords, priority: 3 },
  { name: 'words', test: /app\/i18n\/paraglide\//, priority: 2 },
  { name: 'visitor', tags: ['$initial' as const], test: (id: string) => !elsewhere.test(id), priority: 1 },
];

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    // A data: URL in a script or style would need a hole in the content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { sourcemap: false, rollupOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { sourcemap: true, rollupOptions: { input: './server/main.ts' } } },
  },
});

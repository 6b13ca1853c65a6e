import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { currencySigns } from '../app/i18n/currency-signs.ts';
import type { Locale } from '../app/i18n/locale.ts';
import { withUnits } from '../app/typography/typeset.ts';
import siteConfig from '../site.config.ts';

type Settings = {
  locales: Locale[];
  modules: string[];
  'plugin.inlang.messageFormat': { pathPattern: string[] };
};

/** Where the words of all owners are put together: read from a file per owner they take 79 seconds, from one file two. */
const together = 'node_modules/.cache/foyer/words';

/** Owners of messages that are looked up by key. */
const lookedUp = /^(api|choice|cms|collection|editor|error|field|forms|module|office|page)_/;

const signs = currencySigns(siteConfig.currency);

const settings: Settings = JSON.parse(await readFile('project.inlang/settings.json', 'utf8'));
const { pathPattern } = settings['plugin.inlang.messageFormat'];
await mkdir(join(together, 'project.inlang'), { recursive: true });
for (const locale of settings.locales) await writeFile(join(together, `${locale}.json`), await wordsIn(locale));
const ours = {
  ...settings,
  modules: settings.modules.map((path) => relative(together, path)),
  'plugin.inlang.messageFormat': { pathPattern: './{locale}.json' },
};
await writeFile(join(together, 'project.inlang/settings.json'), JSON.stringify(ours));

/** Compiles app/i18n/messages to typed functions, one file each so that a page downloads only its own words. */
await compile({
  project: join(together, 'project.inlang'),
  outdir: './app/i18n/paraglide',
  outputStructure: 'message-modules',
  strategy: ['baseLocale'],
  emitGitIgnore: false,
  emitReadme: false,
  isServer: 'import.meta.env?.SSR ?? true',
});
await writeFile('app/i18n/paraglide/by-key.js', await byKey());
// The compiler keeps a worker open.
process.exit(0);

/**
 * The messages that are looked up by a key put together from a definition or sent by the server (app/inspector/labels.ts).
 * Whoever looks up so downloads all of them, so the words of visitors' pages are not among them.
 */
async function byKey(): Promise<string> {
  const keys = Object.keys(JSON.parse(await wordsIn(settings.locales[0] ?? 'de')));
  return `export { ${keys.filter((key) => lookedUp.test(key)).join(', ')} } from './messages/_index.js';\n`;
}

/** All messages of one language; a key that two owners use is a mistake nobody would see. */
async function wordsIn(locale: Locale): Promise<string> {
  const words: Record<string, unknown> = {};
  for (const pattern of pathPattern) {
    const path = pattern.replace('{locale}', locale);
    for (const [key, message] of Object.entries(JSON.parse(await readFile(path, 'utf8')))) {
      if (key in words && key !== '$schema') throw new Error(`${path}: another owner has the message ${key} too.`);
      words[key] = message;
    }
  }
  const all = JSON.stringify({ ...words, ...(await ownWords(locale, words)) });
  // A constant of the venue, so that no page asks for it.
  return withUnits(all.replaceAll('{currency}', signs[locale]), locale);
}

/** What the venue says in its own words. A key that nobody uses is a mistake nobody would see. */
async function ownWords(locale: string, words: Record<string, unknown>): Promise<Record<string, unknown>> {
  const path = `theme/messages.${locale}.json`;
  const own: Record<string, unknown> = existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : {};
  const unknown = Object.keys(own).find((key) => !(key in words));
  if (unknown) throw new Error(`${path}: there is no message ${unknown}.`);
  return own;
}

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const compiled = resolve('app/i18n/paraglide');
const tables = /^\0?virtual:words\/(de|en)$/;
/** All that compiled messages and views use of Paraglide's runtime in the browser; the rest of it is about addresses. */
const browserRuntime = resolve('app/i18n/browser-locale.ts');
const message = /\/paraglide\/messages\/(\w+)\.js\?in=(\w+)$/;
const importOfMessages = /^import \{ m \} from '[^']*\/paraglide\/messages\.js';$/m;

/**
 * The visitor's words in one language only. In the browser `m.shell_menu()` of `owners` becomes a place in a table, and
 * there is a table per language (`virtual:words/de`), of which app/i18n/words.ts loads one before the page comes alive.
 * Paraglide itself splits by message but not by language (opral/inlang-paraglide-js#88). On the server nothing changes;
 * other messages, which are the staff's, keep both languages.
 */
export function oneLanguage(owners: RegExp): Plugin {
  const places = new Map<string, number>();
  return {
    name: 'foyer:one-language',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const names = readdirSync(`${compiled}/messages`).map((file) => file.replace(/\.js$/, ''));
      places.clear();
      for (const name of names.filter((each) => owners.test(each)).sort()) places.set(name, places.size);
    },
    resolveId(id, importer) {
      if (tables.test(id)) return `\0${id}`;
      const isRuntime =
        id.endsWith('/runtime.js') && (id.includes('/paraglide/') || importer?.startsWith(`${compiled}/`));
      return isRuntime ? browserRuntime : null;
    },
    load(id) {
      const locale = tables.exec(id)?.[1];
      if (locale) return table([...places.keys()], locale);
      const [, name, wanted] = message.exec(id) ?? [];
      return name ? `${readFileSync(id.replace(/\?.*/, ''), 'utf8')}\nexport default ${wanted}_${name};` : null;
    },
    transform: {
      filter: { id: /\/app\/.*\.tsx?(\?|$)/, code: importOfMessages },
      handler: (code) => ({ code: fromTable(code, places), map: null }),
    },
  };
}

/** A call looks its message up when it is made; a message handed on as a function does so when it is called. */
function fromTable(code: string, places: ReadonlyMap<string, number>): string {
  const written = code.replace(/\bm\.(\w+)(\(?)/g, (use, name: string, call: string) => {
    const place = places.get(name);
    if (place === undefined) return use;
    return call ? `wordsOfPage[${place}](` : `((inputs) => wordsOfPage[${place}](inputs))`;
  });
  if (written === code) return code;
  const own = "import { words as wordsOfPage } from '#app/i18n/words.ts';";
  return written.replace(importOfMessages, (all) => (/\bm\./.test(written) ? `${all} ${own}` : own));
}

function table(names: readonly string[], locale: string): string {
  const imports = names.map((name, place) => {
    return `import w${place} from ${JSON.stringify(`${compiled}/messages/${name}.js?in=${locale}`)};`;
  });
  return `${imports.join('\n')}\nexport default [${names.map((_, place) => `w${place}`).join()}];`;
}

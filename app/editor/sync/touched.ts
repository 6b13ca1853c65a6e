import type { Operation } from '#app/cms/tree/tree.ts';
import { Observable } from '#app/drafting/observable.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';

/** `de:<id>` of each module changed on this screen since that language was published. */
export class Touched extends Observable<ReadonlySet<string>> {
  constructor() {
    super(new Set());
  }

  /** Words of one language change that one; everything else is about all. */
  add(operation: Operation): void {
    const id = 'nodes' in operation ? (operation.nodes[0]?.id ?? '') : operation.id;
    const langs = operation.kind === 'set' && operation.part !== 'props' ? [operation.part] : locales;
    const keys = langs.map((lang) => `${lang}:${id}`);
    this.update((known) => (keys.every((key) => known.has(key)) ? known : new Set([...known, ...keys])));
  }

  forget(lang: Locale): void {
    this.update((known) => new Set([...known].filter((key) => !isIn(key, lang))));
  }
}

/** How many of these modules were changed in one language. */
export function touchedIn(keys: ReadonlySet<string>, lang: Locale): number {
  return [...keys].filter((key) => isIn(key, lang)).length;
}

function isIn(key: string, lang: Locale): boolean {
  return key.startsWith(`${lang}:`);
}

import { locales } from '#app/i18n/locale.ts';
import { moduleName, moduleSynonyms } from '#app/inspector/labels.ts';

/** One row of the inserter. */
const mostRecent = 5;
const memory = 'foyer-recent-modules';

/** What the words mean: names and synonyms in both languages, because people say "FAQ" and "Teaser" in either. */
export function foundModels(allowed: readonly string[], query: string, recent: readonly string[]): string[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  // Whoever writes finds the same word at the same place every time; only the whole list begins with what was used last.
  if (!terms.length) return [...new Set([...recent.filter((model) => allowed.includes(model)), ...allowed])];
  const found = allowed.filter((model) => terms.every((word) => wordsOf(model).includes(word)));
  // „Ort" is the venue rather than the questions and their „Antworten".
  const begins = (model: string) => terms.every((word) => ` ${wordsOf(model)}`.includes(` ${word}`));
  return [...found.filter(begins), ...found.filter((model) => !begins(model))];
}

function wordsOf(model: string): string {
  const names = locales.flatMap((locale) => [moduleName(model, locale), moduleSynonyms(model, locale)]);
  return [model, ...names].join(' ').toLowerCase();
}

/** The types this person put in last, in this browser; nothing where the browser keeps nothing. */
export function recentModels(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(memory) ?? '[]');
    return Array.isArray(kept) ? kept.filter((model) => typeof model === 'string').slice(0, mostRecent) : [];
  } catch {
    return [];
  }
}

export function keepRecent(model: string): void {
  const next = [model, ...recentModels().filter((one) => one !== model)].slice(0, mostRecent);
  try {
    localStorage.setItem(memory, JSON.stringify(next));
  } catch {
    // Storage that is full or forbidden costs the order, not the module.
  }
}

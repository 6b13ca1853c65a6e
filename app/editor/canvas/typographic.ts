import type { Locale } from '#app/i18n/locale.ts';

const quotes = {
  de: { '"': ['„', '“'], "'": ['‚', '‘'] },
  en: { '"': ['“', '”'], "'": ['‘', '’'] },
} as const;

/** The mark for a typed sign after `before`: an apostrophe follows a letter, an opening mark nothing, a space or a bracket. */
function quoteFor(before: string, typed: '"' | "'", lang: Locale): string {
  const [open, close] = quotes[lang][typed];
  if (/^[\s([–—/]?$/.test(before) || before === quotes[lang]['"'][0] || before === quotes[lang]["'"][0]) return open;
  return typed === "'" && /\p{L}/u.test(before) ? '’' : close;
}

/**
 * The same while somebody types `text` behind `before`, the line so far: a single mark that was opened is ended, and one
 * that turns out to stand within a word was an apostrophe after all. Behind a word („Hans'") nobody can tell the two
 * apart: whoever means the apostrophe types it a second time. `taken` signs of `before` give way to `sign`; null when the
 * text is written as it was typed.
 */
export function typedSign(before: string, text: string, lang: Locale): { taken: 0 | 1; sign: string } | null {
  const [open, close] = quotes[lang]["'"];
  const last = before.slice(-1);
  if (last === close && close !== '’' && /^\p{L}$/u.test(text))
    return /\p{L}.$/u.test(before) ? { taken: 1, sign: `’${text}` } : null;
  if (last === close && close !== '’' && text === "'") return { taken: 1, sign: '’' };
  if (text !== '"' && text !== "'") return null;
  const ends =
    text === "'" && before.lastIndexOf(open) > before.lastIndexOf(close) && !/[\s([]$/.test(before) && last !== open;
  return { taken: 0, sign: ends ? close : quoteFor(last, text, lang) };
}

/**
 * Pasted words as this language writes them: quotation marks that were typed straight, and one space where a word
 * processor rendered a gap with several. `before` is the sign in front of them.
 */
export function typographic(text: string, lang: Locale, before = ''): string {
  const { "'": single } = quotes[lang];
  const signs = [...text.replaceAll(/[ \u00a0]{2,}/g, ' ')];
  let last = before;
  let isInside = false;
  return signs
    .map((sign, at) => {
      const isTyped = sign === '"' || sign === "'";
      // Within single marks, one that no letter follows ends them.
      const rest = signs.slice(at + 1).join('');
      const ends = sign === "'" && isInside && !/^\p{L}/u.test(rest) && !isGenitive(last, rest);
      last = ends ? single[1] : isTyped ? quoteFor(last, sign, lang) : sign;
      if (sign === "'") isInside = !ends && (isInside || last === single[0]);
      return last;
    })
    .join('');
}

/**
 * „'Das ist Hans' Haus', sagte sie": a mark after an s that is read, before a word, when another one behind ends the quote.
 * That one must not look the same, as in „'das Haus' und Hans' Auto".
 */
function isGenitive(before: string, rest: string): boolean {
  const next = /^ \p{L}[^']*[^\s'(]'(?!\p{L})/u.exec(rest)?.[0];
  if (!/[sxzß]/i.test(before) || !next) return false;
  return !(/[sxzß]'$/i.test(next) && /^ \p{L}/u.test(rest.slice(next.length)));
}

import type { Locale } from '#app/i18n/locale.ts';

const english = byName({
  ...{ a: 1, an: 1, one: 1, first: 1, once: 1, two: 2, second: 2, both: 2, twice: 2, pair: 2, three: 3, third: 3 },
  ...{ four: 4, fourth: 4, five: 5, fifth: 5, six: 6, sixth: 6, seven: 7, seventh: 7, eight: 8, eighth: 8, nine: 9 },
  ...{ ninth: 9, ten: 10, tenth: 10, eleven: 11, eleventh: 11, twelve: 12, twelfth: 12, thirteen: 13, fourteen: 14 },
  ...{ fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40 },
  ...{ fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
});

const german = byName({
  ...{ ein: 1, eins: 1, eine: 1, einem: 1, einen: 1, einer: 1, eines: 1, zwei: 2, beide: 2, drei: 3, vier: 4, fünf: 5 },
  ...{ sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12, dreizehn: 13, vierzehn: 14, fünfzehn: 15 },
  ...{ sechzehn: 16, siebzehn: 17, achtzehn: 18, neunzehn: 19, zwanzig: 20, dreißig: 30, vierzig: 40, fünfzig: 50 },
  ...{ sechzig: 60, siebzig: 70, achtzig: 80, neunzig: 90 },
});

/** Moments of the day that have a name. */
const moments = byName({
  noon: 12,
  midday: 12,
  mittag: 12,
  mittags: 12,
  midnight: 24,
  mitternacht: 24,
});

/** The whole numbers a text writes out in words, below a million. */
export function spelledNumbers(text: string, locale: Locale): number[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const named = words.flatMap((word) => moments.get(word) ?? []);
  return [...named, ...(locale === 'de' ? words.flatMap(inGerman) : inEnglish(words))];
}

const compound =
  /^(?:(\p{L}+?|)tausend)?(?:(\p{L}+?|)hundert)?(?:(\p{L}+)und)?(\p{L}*?)(?:te[nmrs]?|ste[nmrs]?|mal)?$/u;

/** One word is one number: `viertausend`, `einundneunzig`, `dritte`. */
function inGerman(word: string): number[] {
  const known = german.get(word);
  if (known !== undefined) return [known];
  const [, thousand, hundred, unit, rest = ''] = compound.exec(word) ?? [];
  const value = (part: string | undefined, empty: number) =>
    part === undefined ? 0 : part === '' ? empty : german.get(part);
  const parts = [value(thousand, 1), value(hundred, 1), value(unit, 0), rest === '' ? 0 : german.get(rest)];
  if (parts.includes(undefined)) return [];
  const [thousands = 0, hundreds = 0, units = 0, tens = 0] = parts;
  const number = thousands * 1_000 + hundreds * 100 + units + tens;
  return number > 0 ? [number] : [];
}

/** Words in a row are one number: `four thousand`, `ninety-one`, `a hundred and twenty`. */
function inEnglish(words: readonly string[]): number[] {
  const found: number[] = [];
  let [whole, part] = [0, 0];
  const end = () => {
    if (whole + part > 0) found.push(whole + part);
    [whole, part] = [0, 0];
  };
  for (const word of words) {
    const value = english.get(word);
    if (value !== undefined) {
      // Not one number but two: a new one of the same size begins.
      if (part % 100 !== 0 && !(part % 10 === 0 && value < 10)) end();
      part += value;
    } else if (word === 'hundred') part = Math.max(1, part) * 100;
    else if (word === 'thousand') [whole, part] = [whole + Math.max(1, part) * 1_000, 0];
    else if (word !== 'and') end();
  }
  end();
  return found;
}

/** Texts hold every word, `constructor` too: of an object such a word would be found. */
function byName(values: Record<string, number>): ReadonlyMap<string, number> {
  return new Map(Object.entries(values));
}

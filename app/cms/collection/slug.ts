import { localized } from '../field/localized.ts';
import { text } from '../field/text/field.ts';

const longest = 80;
const letters: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** The part of an address that people read; left empty it follows the title. One value per language. */
export function slugField() {
  const pattern = /^([a-z0-9]+(-[a-z0-9]+)*)?$/;
  return localized(text({ max: longest, pattern, wrong: 'field_problem_slug', place: 'link' }));
}

/** A title as part of an address: `Über das Seil` becomes `ueber-das-seil`. Never empty, never a bare number. */
export function slugOf(title: string, fallback: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[äöüßæøåłđı]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return plain === '' || /^\d+$/.test(plain) ? [fallback, plain].filter(Boolean).join('-') : plain;
}

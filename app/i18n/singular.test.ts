import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('./messages/', import.meta.url);
/** Never said of one: several dates of one day on one line. */
const always = ['detail_line_dates'];

test('whoever counts things says one thing in the singular', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.de.json'));
  const words = Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
  // A number and directly after it a noun in the plural; with words of its own for one it is no plain text.
  const counting = Object.keys(words).filter((key) => /\{count\} \p{Lu}\p{L}*(?:e|en|n|s)\b/u.test(String(words[key])));
  expect(counting.filter((key) => !(`${key}_one` in words) && !always.includes(key))).toEqual([]);
});

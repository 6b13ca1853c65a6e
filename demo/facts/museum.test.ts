import { expect, test } from 'vitest';
import { locales } from '#app/i18n/locale.ts';
import { modulesOf, site, textsIn } from '../site-for-tests.ts';
import { claims } from './museum.ts';

const objects = [...site.pages, ...site.entries];

/** Every text of the demo in one language, with plain spaces: a number is the same however its line may break. */
const told = locales.flatMap((locale) =>
  objects.flatMap((object) =>
    [object.i18n[locale], ...modulesOf(object).map(({ i18n }) => i18n[locale])]
      .flatMap((values) => textsIn(values))
      .map((text) => ({ where: `${object.name} (${locale})`, locale, text: text.replaceAll('\u00a0', ' ') })),
  ),
);

test.each(claims)('$what is the same wherever it is told', ({ said, true: known }) => {
  const heard = told.flatMap(({ where, locale, text }) =>
    [...text.matchAll(said[locale])].map(([sentence, number = '']) => ({ where, sentence, number })),
  );
  expect(heard.length, 'nobody tells it: the sentence is another one now').toBeGreaterThan(0);
  for (const { where, sentence, number } of heard) expect(known, `${where}: ${sentence}`).toContain(number);
});

test('German thousands have a dot, and one guide leads in sign language', () => {
  for (const { where, text } of told) {
    expect(text, where).not.toMatch(/(?<![\d(+])\d{1,2} \d{3} (?:Knoten|Schiffe|Objekte|Dinge)/);
    expect(text, where).not.toContain('Marlene Tramm');
  }
});

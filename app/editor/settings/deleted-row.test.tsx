import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js';
import { DeletedRow } from './deleted-row.tsx';

test.each([
  ['de', 'Zurückholen: Absatz'],
  ['en', 'Bring back: Absatz'],
] as const)('the way back says what it brings back, in %s', (locale, label) => {
  overwriteGetLocale(() => locale);
  const rendered = renderToStaticMarkup(<DeletedRow name="Absatz" about={['heute', null]} restore={() => {}} />);
  expect(rendered).toContain(`aria-label="${label}"`);
});

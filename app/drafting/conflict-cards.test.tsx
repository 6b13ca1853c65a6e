import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { flag } from '#app/cms/field/flag/field.ts';
import { richText } from '#app/cms/field/rich-text/field.ts';
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js';
import { ConflictCards } from './conflict-cards.tsx';
import { valueText } from './conflict-text.ts';

const conflict = { lang: 'de', field: 'title', mine: 'Strick', theirs: 'Seil' } as const;

test.each([
  ['de', 'Zwei Fassungen: Titel', 'Diese nehmen: Die andere'],
  ['en', 'Two versions: Titel', 'Take this one: The other'],
] as const)(
  'the card says in %s what it is about, shows both texts, and each button says what it takes',
  (locale, title, take) => {
    overwriteGetLocale(() => locale);
    const rendered = renderToStaticMarkup(
      <ConflictCards
        conflicts={[conflict]}
        fieldName={() => 'Titel'}
        valueText={(_, value) => String(value)}
        onChoose={() => {}}
      />,
    );
    for (const text of [title, `aria-label="${take}"`, '<p lang="de">Strick</p>', '<p lang="de">Seil</p>'])
      expect(rendered).toContain(text);
    expect(rendered).toContain('role="alertdialog"');
    expect(rendered).not.toContain('undefined');
  },
);

test('a value is said in words: a text as it reads, a switch as yes or no, nothing as empty', () => {
  overwriteGetLocale(() => 'de');
  const words = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Am Kai' }] }] };
  expect(valueText(richText(), { lang: 'de', field: 'content' }, words)).toBe('Am Kai');
  expect(valueText(flag(), { lang: null, field: 'in_menu' }, true)).toBe('ja');
  expect(valueText(undefined, { lang: 'de', field: 'title' }, null)).toBe('(leer)');
});

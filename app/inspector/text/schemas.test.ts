import { expect, test } from 'vitest';
import type { ResolveContext } from '#app/cms/resolve.ts';
import { languageTag } from '#app/cms/rich-text/language-tag.ts';
import { richSchema } from './schemas.ts';

const context: ResolveContext = { locale: 'de', media: () => undefined, address: () => undefined };
const { lang } = richSchema(context).marks;

/** What becomes of a language that stands in pasted words. */
function read(tag: string) {
  const [rule] = lang?.spec.parseDOM ?? [];
  return rule?.getAttrs?.({ getAttribute: () => tag } as unknown as HTMLElement & string);
}

test('takes no language from pasted words that the server would refuse with the whole text', () => {
  for (const tag of ['', 'x', 'german', '12', 'de_DE', 'de-']) expect(read(tag)).toBe(false);
});

test('writes the language of other programs as we do', () => {
  expect(read('DE')).toEqual({ lang: 'de' });
  expect(read('EN-US')).toEqual({ lang: 'en-US' });
  expect(languageTag.test('en-US')).toBe(true);
});

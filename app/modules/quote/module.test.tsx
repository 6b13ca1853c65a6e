import { describe, expect, test } from 'vitest';
import { describeModule, drawModule, exampleContent } from '../module-tests.ts';
import { example } from './example.ts';
import { quoteModule } from './schema.ts';

describeModule(quoteModule, example);

describe('quote', () => {
  test('words and the person who said them are a figure', () => {
    const html = drawModule(quoteModule, exampleContent(example));
    expect(html).toMatch(/<figure[^>]*><blockquote[^>]*><p>Die Leine verspricht/);
    expect(html).toMatch(/<figcaption[^>]*>Ruth Sörensen, Mathematikerin<\/figcaption>/);
  });

  test('without words there is no quote', () => {
    expect(drawModule(quoteModule, { props: {}, texts: { author: 'Niemand' } })).toBe('');
  });
});

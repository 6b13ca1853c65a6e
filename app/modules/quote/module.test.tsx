import { describe, expect, test } from 'vitest';
import { lineOf } from '../example-text.ts';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { quoteModule } from './schema.ts';

describeModule(quoteModule, example);

describe('quote', () => {
  test('words and the person who said them are a figure', () => {
    const html = renderModule(quoteModule, exampleContent(example));
    expect(html).toMatch(/<figure[^>]*><blockquote[^>]*><p>Die Leine verspricht/);
    expect(html).toMatch(/<figcaption[^>]*>Ruth Sörensen, Mathematikerin<\/figcaption>/);
  });

  test('quotation marks somebody typed are not doubled', () => {
    const rendered = (text: string) => renderModule(quoteModule, { props: {}, texts: { content: lineOf(text) } });
    expect(rendered('„Hält.“')).toContain('data-marked="true"');
    expect(rendered('Hält.')).toContain('data-marked="false"');
  });

  test('without words there is no quote', () => {
    expect(renderModule(quoteModule, { props: {}, texts: { author: 'Niemand' } })).toBe('');
  });
});

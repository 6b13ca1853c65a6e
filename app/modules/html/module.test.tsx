import { describe, expect, test } from 'vitest';
import { moduleShape } from '#app/cms/module-shape.ts';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { htmlModule } from './schema.ts';

describeModule(htmlModule, example);

describe('html', () => {
  test('20001 characters of code are refused', () => {
    expect(moduleShape(htmlModule).props.safeParse({ html_code: 'x'.repeat(20001) }).success).toBe(false);
  });

  test('it takes a right of its own', () => {
    expect(htmlModule.right).toBe('html');
  });

  test('not a byte of the code is in the page before a click', () => {
    const html = renderModule(htmlModule, exampleContent(example));
    expect(html).not.toContain('iframe');
    expect(html).not.toContain('document.body');
    expect(html).toContain('Inhalt laden');
    expect(html).toContain('<noscript>');
  });
});

import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { faqModule } from './schema.ts';

describeModule(faqModule, example);

describe('faq', () => {
  test('a question opens its answer without any script', () => {
    const html = renderModule(faqModule, exampleContent(example));
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).toMatch(/<summary[^>]*><span>Darf ich fotografieren\?/);
    expect(html).toContain('Ja, ohne Blitz und ohne Stativ.');
  });
});

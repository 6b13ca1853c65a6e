import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { sectionModule } from './schema.ts';

describeModule(sectionModule, example);

describe('section', () => {
  test('its picture stands above the words, decorative and over the whole width', () => {
    const html = renderModule(sectionModule, exampleContent(example));
    expect(html).toMatch(/<section [^>]*data-theme="cc03"/);
    expect(html).toMatch(/<img [^>]*alt=""/);
    expect(html.indexOf('<img')).toBeLessThan(html.indexOf('Inhalt'));
  });
});

import { describe, expect, test } from 'vitest';
import { moduleShape } from '#app/cms/module-shape.ts';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { fullTeaserModule } from './schema.ts';

describeModule(fullTeaserModule, example);

describe('full-teaser', () => {
  test('3001 characters of text are refused, 3000 accepted', () => {
    const { i18n } = moduleShape(fullTeaserModule);
    expect(i18n.safeParse({ text: 'x'.repeat(3001) }).success).toBe(false);
    expect(i18n.safeParse({ text: 'x'.repeat(3000) }).success).toBe(true);
  });

  test('the title is the link and the picture beside it stays silent', () => {
    const html = renderModule(fullTeaserModule, exampleContent(example));
    expect(html).toMatch(/<h2[^>]*><a [^>]*href="\/de\/mediathek-de"[^>]*>Ein Knoten ist ein Versprechen<\/a><\/h2>/);
    expect(html).toMatch(/<img[^>]* alt=""/);
    expect(html).toContain('width="1280"');
  });
});

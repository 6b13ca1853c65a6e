import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { chapterListModule } from './schema.ts';

describeModule(chapterListModule, example);

describe('chapter-list', () => {
  test('every chapter is an entry of a list with a heading', () => {
    const html = renderModule(chapterListModule, exampleContent(example));
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toMatch(/<h2 [^>]*--wd:125[^>]*>Halten<\/h2>/);
    expect(html).toContain('0 bis 60 m');
  });
});

import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { anchorListModule } from './schema.ts';

describeModule(anchorListModule, example);

describe('anchor-list', () => {
  test('the list is a named navigation and leads to anchors of the page', () => {
    const html = renderModule(anchorListModule, exampleContent(example, 'en'), { locale: 'en' });
    expect(html).toContain('<nav');
    expect(html).toContain('On this page');
    expect(html).toContain('href="#kreuzungen"');
  });
});

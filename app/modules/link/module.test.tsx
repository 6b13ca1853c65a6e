import { describe, expect, test } from 'vitest';
import { moduleShape } from '#app/cms/module-shape.ts';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { linkModule } from './schema.ts';

describeModule(linkModule, example);

describe('link', () => {
  test('what leaves the site opens a new tab and says so', () => {
    const props = { link: { url: 'https://example.org/' }, extra_class: 'primary' };
    const html = renderModule(linkModule, { props, texts: { link_text: 'Förderverein' } });
    expect(html).toContain('target="_blank" rel="noopener noreferrer"');
    expect(html).toContain('(öffnet in neuem Tab)');
  });

  test('an internal link stays in the tab', () => {
    expect(renderModule(linkModule, exampleContent(example))).not.toContain('target=');
  });

  test('a link to a page that is offline is not rendered', () => {
    const props = { link: { ref: { type: 'page', id: '00000000-0000-4000-8000-00000000000f' } } };
    expect(renderModule(linkModule, { props, texts: { link_text: 'Ins Leere' } })).toBe('');
  });

  test('an address that would run code is refused', () => {
    expect(moduleShape(linkModule).props.safeParse({ link: { url: 'javascript:alert(1)' } }).success).toBe(false);
  });
});

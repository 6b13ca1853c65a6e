import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { sharedSectionModule } from './schema.ts';
import { type SharedContent, sharedNodes } from './shared-content.ts';

describeModule(sharedSectionModule, example);

const quote = {
  id: 'q-1',
  model: 'quote',
  slug: null,
  layout: null,
  columns: [],
  fields: { content: { html: 'Zug', text: 'Zug' }, author: '', anchor: '' },
};
const shared: SharedContent = { nodes: [quote], data: {}, isOnline: true };

describe('shared section', () => {
  test('one that is offline renders none of its parts', () => {
    expect(renderModule(sharedSectionModule, exampleContent(example), { data: null })).not.toContain('Zug');
  });

  test('its parts are rendered as visitors see them, while the page around them is edited too', () => {
    const html = renderModule(sharedSectionModule, exampleContent(example), { data: shared, editing: true });
    expect(html).toContain('Zug');
    expect(html.match(/data-m=/g)).toHaveLength(1);
    expect(html).not.toContain('data-offline');
  });

  test('one that only the team sees says so', () => {
    const data = { ...shared, isOnline: false };
    expect(renderModule(sharedSectionModule, exampleContent(example), { data })).toContain('data-offline');
  });

  test('the parts of all sections of a page are found in what was read for it', () => {
    expect(sharedNodes({ a: shared, b: { rows: [] }, c: null, d: 'nodes' })).toEqual([quote]);
  });
});

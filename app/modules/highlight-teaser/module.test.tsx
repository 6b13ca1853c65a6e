import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { highlightTeaserModule } from './schema.ts';

describeModule(highlightTeaserModule, example);

const teaser = {
  id: 'a-1',
  number: 7,
  href: '/de/m/k/7',
  kind: '9 Minuten',
  title: 'Ein Knoten',
  lead: '',
  image: null,
};

describe('highlight-teaser', () => {
  test('no article, no list', () => {
    expect(renderModule(highlightTeaserModule, exampleContent(example), { data: [] })).not.toContain('<ul');
  });

  test('each article stands under its category, which is a link of its own', () => {
    const data = [{ category: { name: 'Sammlung', href: '/de/m/categories/sammlung/2' }, teaser }];
    const html = renderModule(highlightTeaserModule, exampleContent(example), { data });
    expect(html).toContain('<a href="/de/m/categories/sammlung/2">Sammlung</a>');
    expect(html).toMatch(/<a class="\w+" href="\/de\/m\/k\/7">Ein Knoten<\/a>/);
  });
});

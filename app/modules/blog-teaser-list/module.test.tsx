import { describe, expect, test } from 'vitest';
import { moduleShape } from '#app/cms/module-shape.ts';
import { describeModule, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { blogTeaserListModule } from './schema.ts';

describeModule(blogTeaserListModule, example);

const knot = {
  id: 'a-1',
  number: 7,
  href: '/de/mediathek-de/knoten/7',
  kind: 'Sammlung · 9 Minuten',
  title: 'Ein Knoten ist ein Versprechen',
  lead: 'Zeile für Zeile.',
  image: null,
};

describe('blog-teaser-list', () => {
  test('nine articles are refused', () => {
    const { props } = moduleShape(blogTeaserListModule);
    expect(props.safeParse({ items: 9 }).success).toBe(false);
    expect(props.safeParse({ items: 0 }).success).toBe(false);
    expect(props.safeParse({ items: 8 }).success).toBe(true);
  });

  test('one article stands large, with what it says', () => {
    const html = renderModule(blogTeaserListModule, { props: {}, texts: {} }, { data: { main: knot, articles: [] } });
    expect(html).toContain('Zeile für Zeile.');
    expect(html).toMatch(/<h2[^>]*><a href="\/de\/mediathek-de\/knoten\/7">/);
    expect(html).not.toContain('<ul');
  });

  test('the others are a list of titles', () => {
    const html = renderModule(
      blogTeaserListModule,
      { props: {}, texts: {} },
      { data: { main: null, articles: [knot] } },
    );
    expect(html).toContain('<ul');
    expect(html).not.toContain('Zeile für Zeile.');
  });
});

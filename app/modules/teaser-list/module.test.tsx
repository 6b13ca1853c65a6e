import { describe, expect, test } from 'vitest';
import { moduleShape } from '#app/cms/module-shape.ts';
import { lineOf } from '../example-text.ts';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { teaserListModule } from './schema.ts';

describeModule(teaserListModule, example);

describe('teaser-list', () => {
  test('3001 characters of one teaser’s text are refused, 3000 accepted', () => {
    const { i18n } = moduleShape(teaserListModule);
    expect(i18n.safeParse({ children: { a: { text: 'x'.repeat(3001) } } }).success).toBe(false);
    expect(i18n.safeParse({ children: { a: { text: 'x'.repeat(3000) } } }).success).toBe(true);
  });

  test('two entries with the same key are refused', () => {
    const children = [{ _key: 'a' }, { _key: 'a' }];
    expect(moduleShape(teaserListModule).props.safeParse({ children }).success).toBe(false);
  });

  test('under a headline of the list the teasers are h3, else h2', () => {
    const { props, texts } = exampleContent(example);
    expect(renderModule(teaserListModule, { props, texts })).toContain('<h2');
    const titled = renderModule(teaserListModule, { props, texts: { ...texts, headline: lineOf('Mediathek') } });
    expect(titled.match(/<h2/g)).toHaveLength(1);
    expect(titled.match(/<h3/g)).toHaveLength(2);
  });
});

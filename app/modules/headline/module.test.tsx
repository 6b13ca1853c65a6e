import { describe, expect, test } from 'vitest';
import { moduleShape } from '#app/cms/module-shape.ts';
import { lineOf } from '../example-text.ts';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { headlineModule } from './schema.ts';

describeModule(headlineModule, example);

describe('headline', () => {
  test('level 1 and level 7 are refused, 2 to 6 are rendered as they are called', () => {
    const { props } = moduleShape(headlineModule);
    expect(props.safeParse({ headline_level: 1 }).success).toBe(false);
    expect(props.safeParse({ headline_level: 7 }).success).toBe(false);
    for (const level of [2, 3, 4, 5, 6]) {
      const content = { ...exampleContent(example), props: { headline_level: level } };
      expect(renderModule(headlineModule, content)).toMatch(new RegExp(`<h${level}[^>]*>Was Seile halten</h${level}>`));
    }
  });

  test('without a chosen level it is an h2', () => {
    expect(renderModule(headlineModule, { ...exampleContent(example), props: {} })).toContain('<h2');
  });

  test('the width of the title follows its length', () => {
    expect(renderModule(headlineModule, exampleContent(example))).toContain('--wd:100');
    expect(renderModule(headlineModule, { props: {}, texts: { content: lineOf('Heute') } })).toContain('--wd:125');
  });

  test('an anchor with a space is refused, a good one is the id', () => {
    expect(moduleShape(headlineModule).props.safeParse({ anchor: 'zwei worte' }).success).toBe(false);
    const content = { ...exampleContent(example), props: { anchor: 'seile' } };
    expect(renderModule(headlineModule, content)).toContain('id="seile"');
  });

  test('code typed as a title stays words', () => {
    const html = renderModule(headlineModule, {
      props: {},
      texts: { content: lineOf('<img src=x onerror=alert(1)>') },
    });
    expect(html).not.toContain('<img');
  });
});

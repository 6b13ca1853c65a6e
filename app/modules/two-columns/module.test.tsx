import { describe, expect, test } from 'vitest';
import { problemsOf } from '#app/cms/field-problems.ts';
import { exampleContext } from '../example-context.ts';
import { describeModule, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { twoColumnsModule } from './schema.ts';

describeModule(twoColumnsModule, example);

describe('two-columns', () => {
  test('picture and text stand in reading order whatever side they are on', () => {
    const props = { ...example.props, extra_class: 'text-image' };
    const html = renderModule(twoColumnsModule, { props, texts: example.i18n.de });
    expect(html).toContain('data-look="text-image"');
    expect(html).toContain('Trossenschlag, um 1880. © Reepwerk');
  });

  test('it cannot be published without its picture', () => {
    const problems = problemsOf(twoColumnsModule.fields, {
      props: {},
      texts: example.i18n.de,
      context: exampleContext('de'),
    });
    expect(problems.map(({ path }) => path)).toEqual(['image']);
  });
});

import { describe, expect, test } from 'vitest';
import { problemsOf } from '#app/cms/field-problems.ts';
import { exampleContext } from '../example-context.ts';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { imageModule } from './schema.ts';

describeModule(imageModule, example);

describe('image', () => {
  test('a written description is the alternative text, caption and credit stand outside', () => {
    const html = renderModule(imageModule, exampleContent(example));
    expect(html).toContain('alt="Drei Litzen legen sich zu einem Seil."');
    expect(html).toMatch(/<figcaption[^>]*>Trossenschlag, dreilitzig, um 1880. © Reepwerk<\/figcaption>/);
  });

  test('a picture nobody described cannot be published', () => {
    const problems = problemsOf(imageModule.fields, { props: example.props, texts: {}, context: exampleContext('de') });
    expect(problems.map(({ path }) => path)).toEqual(['image.alt']);
  });

  test('the two cut shapes are 400 by 500 and 1240 by 700', () => {
    const drawn = (format: string) =>
      renderModule(imageModule, { props: { ...example.props, format }, texts: example.i18n.de });
    expect(drawn('vertical')).toContain('aspect-ratio:400 / 500');
    expect(drawn('horizontal')).toContain('aspect-ratio:1240 / 700');
    expect(drawn('standard')).not.toContain('aspect-ratio');
  });

  test('size and lazy loading are in the markup, so nothing jumps', () => {
    expect(renderModule(imageModule, exampleContent(example))).toMatch(/width="1280" height="720"[^>]*loading="lazy"/);
  });
});

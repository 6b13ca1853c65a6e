import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { textModule } from './schema.ts';

describeModule(textModule, example);

describe('text', () => {
  test('an introduction is set a grade larger than what follows', () => {
    const { props, texts } = exampleContent(example);
    const look = (extra_class: string) =>
      /class="([^"]*)"/.exec(renderModule(textModule, { props: { ...props, extra_class }, texts }))?.[1];
    expect(look('lead')).not.toBe(look('default'));
  });

  test('paragraphs are rendered as the editor wrote them', () => {
    const html = renderModule(textModule, exampleContent(example));
    expect(html.match(/<p>/g)).toHaveLength(2);
  });

  test('a decreased distance is a mark on the module', () => {
    const content = { ...exampleContent(example), props: { decrease_distance: true } };
    expect(renderModule(textModule, content)).toContain('data-distance="half"');
  });
});

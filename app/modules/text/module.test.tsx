import { describe, expect, test } from 'vitest';
import { describeModule, drawModule, exampleContent } from '../module-tests.ts';
import { example } from './example.ts';
import { textModule } from './schema.ts';

describeModule(textModule, example);

describe('text', () => {
  test('paragraphs are drawn as the editor wrote them', () => {
    const html = drawModule(textModule, exampleContent(example));
    expect(html.match(/<p>/g)).toHaveLength(2);
  });

  test('a decreased distance is a mark on the module', () => {
    const content = { ...exampleContent(example), props: { decrease_distance: true } };
    expect(drawModule(textModule, content)).toContain('data-distance="half"');
  });
});

import { describe, expect, test } from 'vitest';
import { moduleShape } from '#app/cms/module-shape.ts';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { containerModule } from './schema.ts';

describeModule(containerModule, example);

describe('container', () => {
  test('a chosen ground is the theme of everything inside', () => {
    expect(renderModule(containerModule, exampleContent(example))).toContain('data-theme="cc02"');
  });

  test('without a ground the part stands on that of the page', () => {
    expect(renderModule(containerModule, { props: {}, texts: {} })).not.toContain('data-theme');
  });

  test('a ground nobody designed is refused', () => {
    expect(moduleShape(containerModule).props.safeParse({ extra_class: 'cc04' }).success).toBe(false);
  });
});

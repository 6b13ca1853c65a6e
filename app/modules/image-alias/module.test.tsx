import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { imageAliasModule } from './schema.ts';

describeModule(imageAliasModule, example);

describe('image-alias', () => {
  test('it is read and rendered but no longer offered', () => {
    expect(imageAliasModule.deprecated).toBe(true);
    expect(renderModule(imageAliasModule, exampleContent(example))).toContain('aspect-ratio:400 / 500');
  });

  test('the description stands below the picture', () => {
    expect(renderModule(imageAliasModule, exampleContent(example))).toMatch(
      /<figcaption[^>]*>Trossenschlag, um 1880\./,
    );
  });
});

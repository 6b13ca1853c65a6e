import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { logoListModule } from './schema.ts';

describeModule(logoListModule, example);

describe('logo-list', () => {
  test('a linked mark is named by its alternative text', () => {
    const html = renderModule(logoListModule, exampleContent(example));
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/example.org\/"[^>]*><picture[^>]*><img [^>]*alt="Stiftung Küstenkultur"/,
    );
  });
});

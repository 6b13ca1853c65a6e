import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { factsModule } from './schema.ts';

describeModule(factsModule, example);

describe('facts', () => {
  test('names and values are a description list', () => {
    const html = renderModule(factsModule, exampleContent(example));
    expect(html).toMatch(/<dt[^>]*>Ermäßigt<\/dt><dd[^>]*>5 €<\/dd>/);
    expect(html).toMatch(/<p[^>]*>Eintritt<\/p>/);
  });
});

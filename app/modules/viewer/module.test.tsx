import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { viewerModule } from './schema.ts';

describeModule(viewerModule, example);

describe('viewer', () => {
  test('the document of another site is asked for first', () => {
    const html = renderModule(viewerModule, exampleContent(example, 'en'), { locale: 'en' });
    expect(html).not.toContain('<iframe');
    expect(html).toContain('Always load Issuu');
  });
});

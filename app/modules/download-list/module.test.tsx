import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { downloadListModule } from './schema.ts';

describeModule(downloadListModule, example);

describe('download-list', () => {
  test('a file says its kind and its size in the language of the page', () => {
    expect(renderModule(downloadListModule, exampleContent(example))).toContain('PDF, 1,2 MB');
    expect(renderModule(downloadListModule, exampleContent(example, 'en'), { locale: 'en' })).toContain('PDF, 1.2 MB');
  });

  test('an entry whose file is gone is not rendered', () => {
    const children = [{ _key: 'a' }];
    const html = renderModule(downloadListModule, {
      props: { children },
      texts: { children: { a: { title: 'Plan' } } },
    });
    expect(html).not.toContain('Plan');
  });
});

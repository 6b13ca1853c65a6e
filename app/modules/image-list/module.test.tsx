import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { imageListModule } from './schema.ts';

describeModule(imageListModule, example);

describe('image-list', () => {
  test('the slider is a scrollable list reachable by keyboard, with named buttons', () => {
    const html = renderModule(imageListModule, exampleContent(example, 'en'), { locale: 'en' });
    expect(html).toMatch(/<section [^>]*aria-roledescription="carousel"/);
    expect(html).toMatch(/<ul [^>]*tabindex="0" aria-label="3 pictures"/i);
    expect(html).toContain('Next picture');
    expect(html).toContain('1 of 3');
  });

  test('an entry whose picture is gone leaves no gap', () => {
    const children = [{ _key: 'a', image: { media: '00000000-0000-4000-8000-000000000000' } }];
    expect(renderModule(imageListModule, { props: { children }, texts: {} })).not.toContain('<li');
  });
});

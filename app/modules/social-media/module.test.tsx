import { describe, expect, test } from 'vitest';
import { moduleShape } from '#app/cms/module-shape.ts';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { socialMediaModule } from './schema.ts';

describeModule(socialMediaModule, example);

describe('social-media', () => {
  test('the post of another site is asked for first', () => {
    const html = renderModule(socialMediaModule, exampleContent(example));
    expect(html).not.toContain('<iframe');
    expect(html).toContain('Instagram immer laden');
    expect(html).toContain('rel="noopener noreferrer"');
  });

  test('a video is no post', () => {
    const embed = { url: 'https://vimeo.com/76979871' };
    expect(moduleShape(socialMediaModule).props.safeParse({ embed }).success).toBe(false);
  });
});

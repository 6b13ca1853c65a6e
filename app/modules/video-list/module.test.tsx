import { describe, expect, test } from 'vitest';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import { example } from './example.ts';
import { videoListModule } from './schema.ts';

describeModule(videoListModule, example);

describe('video-list', () => {
  test('asks before it loads anything from elsewhere', () => {
    const html = renderModule(videoListModule, exampleContent(example));
    expect(html).toContain('YouTube immer laden');
    expect(html).not.toContain('<iframe');
  });
});

import { describe, expect, test } from 'vitest';
import { describeModule, drawModule, exampleContent } from '../module-tests.ts';
import { example } from './example.ts';
import { videoListModule } from './schema.ts';

describeModule(videoListModule, example);

describe('video-list', () => {
  test('it is read and drawn but no longer offered, and asks first', () => {
    expect(videoListModule.deprecated).toBe(true);
    const html = drawModule(videoListModule, exampleContent(example));
    expect(html).toContain('YouTube immer laden');
    expect(html).not.toContain('<iframe');
  });
});

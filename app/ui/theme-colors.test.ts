import { expect, test } from 'vitest';
import { themeColor } from './theme-colors.server.ts';

test.each(['cc01', 'cc02', 'cc03'] as const)(
  'every colour that is rendered without a style sheet is known on %s',
  (ground) => {
    const tokens = ['ground', 'text', 'muted', 'accent', 'on-accent'] as const;
    for (const token of tokens) expect(themeColor(ground, token), token).toMatch(/^#[0-9a-f]{6}$/);
    expect(themeColor(ground, 'ground')).not.toBe(themeColor(ground, 'text'));
  },
);

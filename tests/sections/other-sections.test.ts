import { test, vi } from 'vitest';
import { checkSections } from '#tests/contract/section-answers.ts';

// The choice is built in, so a site with another one runs from the sources.
vi.mock('#site-config', async (original) => {
  const { default: config } = await original<typeof import('#site-config')>();
  return { default: { ...config, sections: 'B' } };
});

test('with the sections of variant B every address that is told is one of the site', () => checkSections('B'), 60_000);

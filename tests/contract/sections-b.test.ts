import { test, vi } from 'vitest';
import { checkSections } from './section-answers.ts';

vi.mock('#site-config', async (original) => {
  const { default: house } = await original<typeof import('#site-config')>();
  return { default: { ...house, sections: 'B' } };
});

test('with the sections of variant B every address that is told is one of the house', () => checkSections('B'), 60_000);

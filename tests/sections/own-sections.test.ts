import { test, vi } from 'vitest';
import { checkSections } from '#tests/contract/section-answers.ts';

const { sections } = vi.hoisted(() => ({
  sections: {
    events: { de: 'spielplan', en: 'whats-on' },
    magazine: { de: 'journal', en: 'journal' },
    venues: { de: 'orte', en: 'places' },
  },
}));

vi.mock('#site-config', async (original) => {
  const { default: site } = await original<typeof import('#site-config')>();
  return { default: { ...site, sections } };
});

test(
  'with a map of the venue’s own every address that is told is one of the site',
  () => checkSections(sections),
  60_000,
);

import { expect, test } from 'vitest';
import siteConfig from '#site-config';
import { defineSite } from './site-definition.ts';

const own = (sections: Parameters<typeof defineSite>[0]['sections']) => () => defineSite({ ...siteConfig, sections });

test('a mistake in the configuration names its place', () => {
  expect(() => defineSite({ ...siteConfig, timeZone: 'Europe/Hansefleet' })).toThrow(
    'site.config.ts needs a correction. timeZone: is not a time zone such as Europe/Berlin.',
  );
});

test('a map of its own needs to name only the sections that differ', () => {
  expect(own({ magazine: { de: 'journal', en: 'journal' } })().sections).toEqual({
    magazine: { de: 'journal', en: 'journal' },
  });
});

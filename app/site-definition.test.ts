import { expect, test } from 'vitest';
import siteConfig from '#site-config';
import { defineSite } from './site-definition.ts';

const own = (sections: Parameters<typeof defineSite>[0]['sections']) => () => defineSite({ ...siteConfig, sections });

test('a mistake in the configuration names its place', () => {
  expect(() => defineSite({ ...siteConfig, timeZone: 'Europe/Hansefleet' })).toThrow(
    'site.config.ts needs a correction. timeZone: is not a time zone such as Europe/Berlin.',
  );
});

test('no two sections have one address, and none that of something else', () => {
  expect(own({ magazine: { de: 'programm', en: 'journal' } })).toThrow('sections: gives two sections the same address');
  expect(own({ magazine: { de: 'suche', en: 'search' } })).toThrow('sections: takes an address');
});

test('a map of its own needs to name only the sections that differ', () => {
  expect(own({ magazine: { de: 'journal', en: 'journal' } })().sections).toEqual({
    magazine: { de: 'journal', en: 'journal' },
  });
});

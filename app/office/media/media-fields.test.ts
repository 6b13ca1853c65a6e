import { expect, test } from 'vitest';
import { readLicence, readTags } from './media-fields.ts';

test('tags are told apart by commas, kept once however they are written, and cut where they have no end', () => {
  expect(readTags(' , ,')).toEqual([]);
  expect(readTags('Presse,  Lange   Bahn ,presse,Presse')).toEqual(['Presse', 'Lange Bahn']);
  expect(readTags('x'.repeat(90))[0]).toHaveLength(40);
});

test('a day that is none is refused, no day is for ever', () => {
  const licence = (until: string) => {
    const form = new FormData();
    form.set('licence', ' CC BY 4.0 ');
    form.set('licence_until', until);
    return readLicence(form);
  };
  expect(licence('2026-02-30')).toBeNull();
  expect(licence('bald')).toBeNull();
  expect(licence('')).toEqual({ licence: 'CC BY 4.0', licence_until: null });
  expect(licence('2026-12-31')).toEqual({ licence: 'CC BY 4.0', licence_until: '2026-12-31' });
});

import { expect, test } from 'vitest';
import { holidaysOf, lands } from './holidays.ts';

const dates = (land: (typeof lands)[number], year: number) =>
  Object.fromEntries(holidaysOf(land, year).map(({ name, date, isPublic }) => [name, isPublic ? date : `(${date})`]));

test('Schleswig-Holstein in 2027', () => {
  expect(dates('SH', 2027)).toEqual({
    new_year: '2027-01-01',
    good_friday: '2027-03-26',
    easter_sunday: '(2027-03-28)',
    easter_monday: '2027-03-29',
    labour_day: '2027-05-01',
    ascension: '2027-05-06',
    whit_sunday: '(2027-05-16)',
    whit_monday: '2027-05-17',
    unity: '2027-10-03',
    reformation: '2027-10-31',
    christmas_eve: '(2027-12-24)',
    christmas: '2027-12-25',
    boxing_day: '2027-12-26',
    new_years_eve: '(2027-12-31)',
  });
});

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('Easter Sunday %i is on %s', (year, date) => {
  expect(dates('BB', year).easter_sunday).toBe(date);
});

test.each([
  [2026, '2026-11-18'],
  [2027, '2027-11-17'],
  [2028, '2028-11-22'],
  [2033, '2033-11-16'],
])('the Saxon day of repentance %i is on %s', (year, date) => {
  expect(dates('SN', year).repentance).toBe(date);
});

test('what only one state has stays there', () => {
  const having = (name: string, year = 2027) => lands.filter((land) => dates(land, year)[name]);
  expect(having('repentance')).toEqual(['SN']);
  expect(having('womens_day')).toEqual(['BE', 'MV']);
  expect(having('womens_day', 2022)).toEqual(['BE']);
  expect(having('childrens_day')).toEqual(['TH']);
  expect(having('epiphany')).toEqual(['BW', 'BY', 'ST']);
  expect(having('uprising_1953', 2028)).toEqual(['BE']);
  expect(having('uprising_1953', 2027)).toEqual([]);
});

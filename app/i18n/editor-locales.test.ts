import { expect, test } from 'vitest';
import { dateNames, editorLocales } from './editor-locales.ts';
import { localeCookie, localeOfCookie } from './locale-cookie.ts';

const namesIn = (code: string) => {
  const [locale] = editorLocales.filter((each) => each.code === code);
  if (!locale) throw new Error(`The editor knows no ${code}.`);
  return dateNames(locale);
};

test('dates are named in German, English, Latin and Japanese', () => {
  expect([namesIn('de').months[2], namesIn('de').weekdays[0]]).toEqual(['März', 'Montag']);
  expect([namesIn('en').months[2], namesIn('en').weekdays[6]]).toEqual(['March', 'Sunday']);
  expect([namesIn('la').months[2], namesIn('la').weekdays[0]]).toEqual(['Martius', 'dies Lunae']);
  expect([namesIn('ja').months[2], namesIn('ja').weekdays[0]]).toEqual(['3月', '月曜日']);
  for (const { code } of editorLocales)
    expect([namesIn(code).months.length, namesIn(code).weekdays.length]).toEqual([12, 7]);
});

test('pages exist in German and English only', () => {
  expect(editorLocales.filter(({ is_public }) => is_public).map(({ code }) => code)).toEqual(['de', 'en']);
});

test('the language chosen in the editor is read again, and no other value is believed', () => {
  expect(localeOfCookie(`a=1; ${localeCookie('en', true).split(';')[0]}`)).toBe('en');
  expect([localeOfCookie('locale=ja'), localeOfCookie('xlocale=de'), localeOfCookie(null)]).toEqual([null, null, null]);
});

import { describe, expect, it } from 'vitest';
import type { Locale } from '#app/i18n/locale.ts';
import { writtenPastDates } from './written-dates.ts';

/** On 21 November 2026, half an hour before midnight in Hamburg. */
const over = (text: string, locale: Locale = 'de', now = '2026-11-21T22:30:00Z') =>
  writtenPastDates(text, { locale, now: Temporal.Instant.from(now) });

describe('a day written out in words', () => {
  it.each([
    'Wir haben am 24. Dezember 2026 geschlossen.',
    'Heute, am 21. November 2026, spielt die Kapelle.',
    'Die Ausstellung läuft vom 3. Mai 2026 bis 10. Januar 2027.',
    'Die Seilerei wurde am 4. März 2025 wieder angefahren.',
    'Am 12. August 1911 sank die Bark vor Hansefleet.',
    'Das Haus öffnet am 3. Mai.',
    'Jedes Jahr ab 3. Oktober läuft die lange Reihe.',
    'Die Schleuse ist bis 12. Dezember gesperrt.',
    'Ab 3. Mai fährt die Fähre.',
    'Raum 3.12, Telefon 04999 312-0, 1.200 Meter, Seite 24.',
    'Am 30. Februar 2026 trifft sich niemand.',
    'Stand: 3. Mai 2026.',
  ])('is left alone where it is not over, or a fact: %s', (text) => expect(over(text)).toEqual([]));

  it.each([
    ['Wir haben am 24. Dezember 2025 geschlossen.', '24. Dezember 2025'],
    ['Freitag, 20. November 2026, 19 Uhr: Lange Nacht', '20. November 2026'],
    ['Führung am 3.5.2026 um elf.', '3.5.2026'],
    ['Die Ausstellung läuft vom 3. Mai 2026 bis 10. Oktober 2026.', '10. Oktober 2026'],
    ['Nur vom 3. bis 10. Oktober 2026 zu sehen.', '3. bis 10. Oktober 2026'],
    ['Wer rudert mit? Ab 3. September geht es los.', '3. September'],
    ['Zu sehen noch bis Sonntag, dem 1. November', '1. November'],
  ])('is named where it is over: %s', (text, words) => expect(over(text)).toEqual([words]));

  it('is over from the next midnight of the venue on, wherever the reader is', () => {
    const text = 'Am 21. November 2026 spielt die Kapelle.';
    expect(over(text, 'de', '2026-11-21T22:59:59Z')).toEqual([]);
    expect(over(text, 'de', '2026-11-21T23:00:00Z')).toEqual(['21. November 2026']);
  });

  it('means the nearer one where no year is named', () => {
    expect(over('Ab 3. Mai fährt die Fähre.', 'de', '2026-10-01T12:00:00Z')).toEqual(['3. Mai']);
    expect(over('Ab 3. Mai fährt die Fähre.', 'de', '2026-12-24T12:00:00Z')).toEqual([]);
    expect(over('Die Schleuse ist bis 12. Dezember gesperrt.', 'de', '2027-01-05T12:00:00Z')).toEqual(['12. Dezember']);
  });

  it.each([
    ['We are closed on 24 December 2025.', ['24 December 2025']],
    ['Guided tour, December 24th, 2025, 3 pm', ['December 24th, 2025']],
    ['On show from 3 to 10 October 2026.', ['3 to 10 October 2026']],
    ['Open until Sunday, 1 November', ['1 November']],
    ['From September 3 the ferry runs hourly.', ['September 3']],
    ['On show from 3 May 2026 to 10 January 2027.', []],
    ['The rope walk was lit again on 4 March 2025.', []],
    ['Every year from 3 October the long series runs.', []],
    ['You may 3 times turn the wheel; the house opens on 24 December 2026.', []],
  ])('is read in English too: %s', (text, words) => expect(over(text, 'en')).toEqual(words));
});

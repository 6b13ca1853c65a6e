import { expect, test } from 'vitest';
import type { EventCard } from '#app/features/programme/queries.server.ts';
import { dateRow } from './date-row.ts';

const fields = {
  date_start: '2026-12-12T19:30',
  date_end: '2026-12-12T21:10',
  open_end: false,
  all_day: false,
  lifecycle: 'scheduled',
  lifecycle_note: '',
  previous_date: null,
  ticket_state: 'soldout',
  presale_from: null,
  ticket_url: null,
  price_from: 14,
  price_to: 32,
  price_reduced: null,
  price_text: '',
  subtitle: 'von Merle Oltmanns',
  occasion: '',
  event_type_new: { id: 't', href: null, title: 'Schauspiel', number: 2 },
  room: { id: 'r', href: null, title: 'Seilerbühne', number: 5 },
  tags: [{ id: 'g', href: null, title: 'Audiodeskription', number: 7 }],
};

function row(more: object, { today = '2026-11-21', status = 'soldout' } = {}) {
  // Proof: a row reads these fields of a card and no other.
  const card = {
    number: 1,
    id: 'e',
    title: 'Die Ballade',
    url: '/x',
    day: '2026-12-12',
    status,
    hint: null,
  };
  const event = { ...card, fields: { ...fields, ...more } } as unknown as EventCard;
  const page = { title: 'Die Ballade', subtitle: 'von Merle Oltmanns', kind: 'Schauspiel' };
  return dateRow(event, { ...page, locale: 'de', factTags: new Set([7]), today });
}

test('a date is named by what is different about it, and says nothing the page says already', () => {
  expect(row({})).toMatchObject({
    kind: 'Sa, 12.\u00a0Dezember',
    room: 'Seilerbühne',
    title: 'Audio\u00addeskrip\u00adtion',
    subtitle: '',
    access: [],
    status: { text: 'Ausverkauft' },
  });
});

test('an occasion comes before access, and what is nothing special keeps the title', () => {
  expect(row({ occasion: 'last' })).toMatchObject({
    title: 'Zum letzten Mal',
    access: ['Audio\u00addeskrip\u00adtion'],
  });
  expect(row({ tags: [] })).toMatchObject({ title: 'Die Ballade' });
});

test('another kind and another year are said', () => {
  expect(row({ event_type_new: { id: 't', href: null, title: 'Führung', number: 4 } })).toMatchObject({
    room: 'Führung · Seilerbühne',
  });
  expect(row({}, { today: '2027-01-01' }).kind).toBe('Sa, 12.\u00a0Dezember 2026');
});

test('what is over is ticked off, what has fallen out is hollow, and what one can still come to is filled', () => {
  const mark = (status: string) => row({}, { status }).mark;
  expect(mark('past')).toBe('past');
  expect(['soldout', 'cancelled', 'postponed'].map(mark)).toEqual(['closed', 'closed', 'closed']);
  expect(['sale', 'free', 'presale_from'].map(mark)).toEqual(['open', 'open', 'open']);
});

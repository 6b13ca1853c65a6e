import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EventRow } from '#app/features/programme/timetable/row.ts';
import { DateList } from './date-list.tsx';
import { withAnchors } from './dates.server.ts';
import type { DateSeason } from './sections.ts';

const plain = {
  subtitle: '',
  until: '',
  kind: '',
  room: '',
  access: [],
  price: '',
  status: null,
  note: '',
  action: null,
};
const row = (number: number, day: string): EventRow => ({
  ...plain,
  id: String(number),
  number,
  day,
  href: `/de/events/${number}`,
  title: `Abend ${number}`,
  time: '19:30',
  isOff: false,
  mark: 'closed',
  stroke: null,
});
const rows = [row(1, '2026-11-24'), row(2, '2026-12-02'), row(3, '2026-12-16')];
/** Two in this week, one in the next but one, one in the fourth, two in the tenth. */
const season = { weeks: [2, 1, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0], today: '2026-11-24', locale: 'de' as const };

function weeksIn(of: DateSeason | null): string[] {
  const shown = of?.list === null ? withAnchors(rows) : rows;
  const content = { title: 'Termine', season: of, rows: shown, line: null, more: null, around: [] };
  const html = renderToStaticMarkup(<DateList content={content} id="dates" />);
  const ids = [...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);
  const links = [...html.matchAll(/href="([^"]+)" data-day="([^"]+)"/g)];
  return [...ids.map((id) => `row ${id}`), ...links.map(([, href, day]) => `${day} ${href?.replaceAll('&amp;', '&')}`)];
}

test('few dates have no rope, and no place in them is led to', () => {
  expect(weeksIn(null)).toEqual([]);
});

test('the rope of a series leads into the programme, narrowed to it, from each week in which something takes place', () => {
  const list = { url: '/de/programm', filter: { series: 7 } };
  expect(weeksIn({ ...season, list })).toEqual([
    '2026-11-23 /de/programm?series=7',
    '2026-11-30 /de/programm?date=30-11-2026&series=7',
    '2026-12-14 /de/programm?date=14-12-2026&series=7',
    '2027-01-25 /de/programm?date=25-01-2027&series=7',
  ]);
});

test('where the programme cannot be narrowed it leads to the rows of the page, and nowhere for what is not among them', () => {
  expect(weeksIn({ ...season, list: null })).toEqual([
    'row date-1',
    'row date-2',
    'row date-3',
    '2026-11-23 #date-1',
    '2026-11-30 #date-2',
    '2026-12-14 #date-3',
  ]);
});

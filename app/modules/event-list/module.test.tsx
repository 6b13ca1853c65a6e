import { describe, expect, test } from 'vitest';
import type { EventRow } from '#app/features/programme/timetable/row.ts';
import { describeModule, exampleContent, renderModule } from '../module-tests.ts';
import type { EventListData } from './data.ts';
import { example } from './example.ts';
import { eventListModule } from './schema.ts';

describeModule(eventListModule, example);

const row: EventRow = {
  id: 'e-1',
  number: 11,
  day: '2026-11-21',
  href: '/de/programm/hanf/11',
  title: 'Vom Hanf zum Tau',
  subtitle: 'Rundgang',
  time: '11:00',
  until: 'bis 12 Uhr',
  kind: 'Führung',
  room: 'Lange Bahn',
  access: [],
  price: '',
  status: null,
  note: '',
  action: null,
  isOff: false,
  mark: 'open',
  stroke: { start: 660, end: 720 },
};
const today = { day: '2026-11-21', name: 'Heute', date: 'Samstag, 21. November 2026', rows: [row], line: null };
const render = (data: EventListData | null, content = { props: {}, texts: {} }) =>
  renderModule(eventListModule, content, { data });

describe('event-list', () => {
  test('what nobody has read yet is not rendered as an empty programme', () => {
    expect(render(null)).not.toContain('steht nichts');
  });

  test('days without anything say so and lead on', () => {
    const html = render({ days: [], all: '/de/programm' });
    expect(html).toContain('steht nichts im Programm');
    expect(html).toContain('href="/de/programm"');
  });

  test('a day is a heading of its own, its dates stand one level below', () => {
    const html = render({ days: [today], all: '/de/programm' });
    expect(html).toMatch(/<h2[^>]*>Heute<\/h2>/);
    expect(html).toContain('<h3');
    expect(html).toContain('href="/de/programm/hanf/11"');
  });

  test('below a headline days go one level down', () => {
    const html = render({ days: [today], all: '/de/programm' }, exampleContent(example));
    expect(html).toMatch(/<h3[^>]*>Heute<\/h3>/);
    expect(html).toContain('<h4');
  });
});

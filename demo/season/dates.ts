import type { Pair } from '../compose/pair.ts';
import { dayFromToday, hempRun, tractionRun } from '../days.ts';
import { art } from '../markup.ts';
import { all, entry, type SeasonEntry, the } from './entry.ts';
import { type Format, type FormatName, formats } from './formats.ts';
import { films, knots, questions, readings, things } from './topics.ts';

/** From half a year back to a year ahead of the day of loading. */
const first = -182;
const last = 364;

type Change = {
  state?: string;
  lifecycle?: string;
  note?: Pair;
  previous?: string;
  occasion?: string;
  relaxed?: boolean;
  series?: string;
  from?: string;
};
type Show = { production: string; days: readonly number[]; time: string; minutes: number; exhibition?: boolean };

const weekday = (day: number) => Temporal.PlainDate.from(dayFromToday(day)).dayOfWeek;
const dayOfMonth = (day: number) => Temporal.PlainDate.from(dayFromToday(day)).day;

/** Today is a full day whenever the demo is loaded, so that the home page has something to say. */
function today(): SeasonEntry[] {
  return [
    dateOf('hemp', 0, '11:00'),
    dateOf('twine', 0, '14:00', 0, { state: 'soldout' }),
    dateOf('table', 0, '16:00'),
    performance('ballade', 0, '19:30', 105, { state: 'few', series: 'drei-litzen' }),
    dateOf('club', 0, '22:00'),
  ];
}

function recurring(): SeasonEntry[] {
  const made: SeasonEntry[] = [];
  let week = 0;
  for (let day = first; day <= last; day += 1) {
    if (day === 0) continue;
    const on = weekday(day);
    const nth = Math.ceil(dayOfMonth(day) / 7);
    if (on === 1) week += 1;
    const even = week % 2 === 0;
    if (on === 2 && nth === 3) made.push(dateOf('memory', day, '10:30'));
    if (on === 3 && even) made.push(dateOf('noon', day, '12:30', week / 2));
    if (on === 4 && nth === 1) made.push(dateOf('friends', day, '19:00'));
    if (on === 4 && nth === 2) made.push(dateOf('table', day, '19:00', week));
    if (on === 5 && nth === 2) made.push(dateOf('easy', day, '15:00'));
    if (on === 5 && nth === 4)
      made.push(dateOf('reading', day, '19:30', week, week % 9 === 3 ? { state: 'soldout' } : {}));
    if (on === 6) made.push(dateOf('machine', day, '11:00', 0, machineTrouble(day)));
    if (on === 6 && nth === 1) made.push(dateOf('signed', day, '14:00'));
    if (on === 6 && nth === 2) made.push(dateOf('club', day, '22:00'));
    if (on === 6 && nth === 3) made.push(dateOf('twine', day, '14:00', 0, { state: day < 40 ? 'few' : 'sale' }));
    if (on === 6 && nth === 4) made.push(dateOf('hemp', day, '15:00'));
    if (on === 7) made.push(dateOf('english', day, '11:30'));
    if (on === 7 && nth === 1 && isOn('curator', day)) made.push(dateOf('curator', day, '13:00'));
    if (on === 7 && !even) made.push(dateOf('cocoa', day, '14:00', week));
    const { month } = Temporal.PlainDate.from(dayFromToday(day));
    if (on === 5 && month >= 6 && month <= 8 && even) made.push(dateOf('film', day, '21:30', week));
    if (month === 12 && dayOfMonth(day) === 19) made.push(dateOf('guest', day, '18:00'));
  }
  return made;
}

const runs: Partial<Record<string, { begins: string; ends: string }>> = {
  zugkraft: tractionRun,
  'hanf-und-haende': hempRun,
};

/** Whether the exhibition that a tour leads through can be seen on that day; what is permanent always can. */
function isOn(name: FormatName, day: number): boolean {
  const { production = '' }: Format = formats[name];
  const run = runs[production];
  const on = dayFromToday(day);
  return !run || (run.begins <= on && on <= run.ends);
}

/** One Saturday in three weeks the machine rests, and one tour has moved by an hour. */
function machineTrouble(day: number): Change {
  if (day > 13 && day <= 20) {
    return {
      lifecycle: 'cancelled',
      note: ['Die Maschine wird an diesem Tag gewartet.', 'The machine is being serviced on this day.'],
    };
  }
  if (day > 27 && day <= 34) return { lifecycle: 'rescheduled', previous: '11:00', from: '12:00' };
  return {};
}

const shows: Show[] = [
  {
    production: 'ballade',
    days: [-49, -48, -42, -35, -34, -21, -14, -7, -6, 6, 7, 14, 21, 27, 42, 49, 56, 69, 70],
    time: '19:30',
    minutes: 105,
  },
  { production: 'nachtstueck', days: [12, 13, 33, 61, 89, 117, 160], time: '20:30', minutes: 70 },
  {
    production: 'huhn-am-faden',
    days: [-90, -76, -55, -27, -13, 2, 8, 15, 22, 36, 50, 78, 106, 148, 204],
    time: '15:00',
    minutes: 45,
  },
  { production: 'lieder-vom-zug', days: [-30, -9, 5, 26, 54, 82, 124, 166, 222], time: '19:30', minutes: 85 },
  {
    production: 'kielwasser',
    days: [96, 97, 103, 110, 118, 131, 145, 152, 180, 194, 208, 236, 260],
    time: '19:30',
    minutes: 120,
  },
  { production: 'unter-last', days: [40, 41, 43, 44, 46], time: '20:00', minutes: 60 },
  { production: 'lange-nacht', days: [167], time: '17:00', minutes: 600 },
];

const changes: Record<string, Change> = {
  'ballade -49': { occasion: 'premiere' },
  'ballade 7': { state: 'soldout' },
  'ballade 14': { state: 'few' },
  'ballade 21': { relaxed: true },
  'ballade 27': {
    lifecycle: 'cancelled',
    note: [
      'Krankheit im Ensemble. Karten gelten am Folgetermin oder kommen zurück.',
      'Illness in the company. Tickets are valid for the next date or refunded.',
    ],
  },
  'ballade 42': { series: 'drei-litzen' },
  'ballade 70': { occasion: 'last' },
  'nachtstueck 12': { occasion: 'premiere', state: 'few', series: 'drei-litzen' },
  'nachtstueck 33': { occasion: 'talk' },
  'nachtstueck 61': { series: 'drei-litzen' },
  'huhn-am-faden 8': { state: 'soldout' },
  'huhn-am-faden 36': { relaxed: true },
  'lieder-vom-zug 26': {
    lifecycle: 'postponed',
    note: ['Der neue Termin steht noch nicht fest.', 'A new date has not been set yet.'],
  },
  'lieder-vom-zug 54': { lifecycle: 'rescheduled', previous: '20:30' },
  'lieder-vom-zug 82': {
    lifecycle: 'moved_online',
    state: 'free',
    note: ['Der Link steht ab 19 Uhr auf dieser Seite.', 'The link will be on this page from 19:00.'],
  },
  'kielwasser 96': { occasion: 'premiere' },
  'kielwasser 97': { occasion: 'introduction' },
};

function performances(): SeasonEntry[] {
  return shows.flatMap(({ production, days, time, minutes }) =>
    days.map((day) => performance(production, day, time, minutes, changes[`${production} ${day}`])),
  );
}

/** A date of a production has only what differs from it. */
function performance(production: string, day: number, time: string, minutes: number, change: Change = {}): SeasonEntry {
  return entry('event', `${production} ${day}`, {
    shared: {
      production: the('production', production),
      ...when(day, time, minutes, change),
      ticket_state: change.state,
      occasion: change.relaxed ? 'relaxed' : change.occasion,
      series: seriesOf(change),
      door_time: minutes > 500 ? undefined : earlier(time),
    },
    text: { lifecycle_note: change.note },
  });
}

function seriesOf({ relaxed, series }: Change) {
  const name = relaxed ? 'relaxed' : series;
  return name && the('series', name);
}

function dateOf(name: FormatName, day: number, time: string, round = 0, change: Change = {}): SeasonEntry {
  const format: Format = formats[name];
  const topic = topicOf(name, round);
  return entry('event', `${name} ${day}`, {
    shared: {
      ...when(day, change.from ?? time, format.minutes, change),
      production: format.production && isOn(name, day) ? the('production', format.production) : undefined,
      event_type_new: the('exhibition-type', format.type),
      genre: format.genre && the('genre', format.genre),
      room: the('room', format.room),
      series: format.series && the('series', format.series),
      tags: all('tag', ...format.tags),
      ticket_state: change.state ?? format.state,
      ticket_url: (change.state ?? format.state) === 'sale' ? { url: '/webshop' } : undefined,
      price_from: format.price?.[0],
      price_to: format.price?.[1],
      price_reduced: format.reduced,
      age_from: format.age,
      duration: format.minutes,
      contributors: format.with?.map((person, index) => ({ _key: `c${index}`, person: the('person', person) })),
      image: format.picture && { media: art(format.picture) },
    },
    text: {
      title: filled(format.title, topic),
      preline: format.preline,
      subtitle: format.subtitle && filled(format.subtitle, topic),
      price_text: format.priceText,
      meeting_point: format.meetingPoint,
      lifecycle_note: change.note,
    },
  });
}

function when(day: number, time: string, minutes: number | undefined, change: Change) {
  const start = Temporal.PlainDateTime.from(`${dayFromToday(day)}T${time}`);
  const local = (moment: Temporal.PlainDateTime) => moment.toString({ smallestUnit: 'minute' });
  return {
    date_start: local(start),
    date_end: minutes ? local(start.add({ minutes })) : undefined,
    lifecycle: change.lifecycle ?? 'scheduled',
    previous_date: change.previous ? `${dayFromToday(day)}T${change.previous}` : undefined,
  };
}

function earlier(time: string): string {
  return Temporal.PlainTime.from(time).subtract({ minutes: 30 }).toString({ smallestUnit: 'minute' });
}

function topicOf(name: FormatName, round: number): Pair {
  const lists: Partial<Record<FormatName, Pair[]>> = {
    noon: things,
    cocoa: knots,
    table: questions,
    film: films,
    reading: readings,
  };
  const list = lists[name] ?? [];
  return list[Math.abs(Math.trunc(round)) % Math.max(1, list.length)] ?? ['', ''];
}

function filled([de, en]: Pair, topic: Pair): Pair {
  return [de.replace('|', topic[0]), en.replace('|', topic[1])];
}

/** Every date of the house over 18 months. */
export const dates: SeasonEntry[] = [...today(), ...recurring(), ...performances()];

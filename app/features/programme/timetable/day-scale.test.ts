import { expect, test } from 'vitest';
import { type DayEntry, scaleOfDay } from './day-scale.ts';

const at = (start: string, end: string | null, label = 'Konzert'): DayEntry => ({
  start: minutes(start),
  end: end === null ? null : minutes(end),
  label,
  mark: 'open',
});

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
}

test('a day without a known time has no line', () => {
  expect(scaleOfDay([])).toBeNull();
});

test('the line runs in full hours from one before the first event to one after the last', () => {
  const scale = scaleOfDay([at('10:30', '11:30'), at('20:00', '21:50')]);
  expect(scale?.hours[0]).toEqual({ hour: 9, at: 0, isNamed: true });
  expect(scale?.hours.at(-1)).toEqual({ hour: 23, at: 100, isNamed: true });
});

test('a club night runs past midnight', () => {
  const scale = scaleOfDay([at('22:00', '27:00')]);
  expect(scale?.hours.map(({ hour }) => hour)).toEqual([21, 22, 23, 0, 1, 2, 3, 4]);
});

test('what overlaps stands a lane higher, what follows comes down again', () => {
  const scale = scaleOfDay([at('10:30', '11:30'), at('11:00', '11:45'), at('20:00', '21:50')]);
  expect(scale?.bars.map(({ lane }) => lane)).toEqual([0, 1, 0]);
});

test('two short events close together part because their words need room', () => {
  const scale = scaleOfDay([at('10:00', '10:15', 'Kuratorinnenführung'), at('10:30', '11:00'), at('20:00', '22:00')]);
  expect(scale?.bars.map(({ lane }) => lane)).toEqual([0, 1, 0]);
});

test('an event whose end nobody knows is a knot without a bar', () => {
  expect(scaleOfDay([at('19:30', null)])?.bars[0]).toMatchObject({ length: 0, lane: 0 });
});

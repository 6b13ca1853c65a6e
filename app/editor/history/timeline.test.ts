import { expect, test } from 'vitest';
import { Timeline } from './timeline.ts';

const typed = (before: string, after: string, at: number) => ({
  label: 'Text',
  selected: null,
  at,
  operations: [{ kind: 'set' as const, id: 'm', part: 'de' as const, field: 'text', before, after }],
});

test('with nothing done there is nothing to take back', () => {
  expect(new Timeline().undo()).toBeNull();
});

test('typing without a pause is one step', () => {
  const timeline = new Timeline();
  timeline.record(typed('', 'H', 0));
  timeline.record(typed('H', 'Herbst', 500));
  expect(timeline.undo()?.operations).toEqual([
    { kind: 'set', id: 'm', part: 'de', field: 'text', before: 'Herbst', after: '' },
  ]);
  expect(timeline.undo()).toBeNull();
});

test('a pause is one between two letters, however late they are put down', () => {
  const timeline = new Timeline();
  timeline.record(typed('', 'H', 0));
  timeline.record({ ...typed('H', 'Herbst', 2_200), begun: 900 });
  timeline.record({ ...typed('Herbst', 'Herbst!', 3_300), begun: 3_300 });
  expect(timeline.undo()?.operations).toMatchObject([{ before: 'Herbst!', after: 'Herbst' }]);
  expect(timeline.undo()?.operations).toMatchObject([{ before: 'Herbst', after: '' }]);
});

test('a new step ends what could be done again', () => {
  const timeline = new Timeline();
  timeline.record(typed('', 'a', 0));
  timeline.undo();
  timeline.record(typed('', 'b', 5000));
  expect(timeline.redo()).toBeNull();
});

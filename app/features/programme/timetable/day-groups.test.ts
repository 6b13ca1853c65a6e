import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventKey } from '#app/cms/collection/sort-key.ts';
import { dayGroups } from './day-groups.ts';

const day = fc.integer({ min: 1, max: 6 }).map((n) => `2026-12-0${n}`);
const time = fc.option(fc.record({ h: fc.integer({ min: 0, max: 23 }), m: fc.integer({ min: 0, max: 59 }) }), {
  nil: null,
});
const event = fc.record({ day, time }).map((one) => {
  const clock = one.time && `${String(one.time.h).padStart(2, '0')}:${String(one.time.m).padStart(2, '0')}`;
  return { day: one.day, local: clock ? `${one.day}T${clock}` : one.day };
});

/** Numbered and in the order of the interface, as the database delivers them. */
const programme = fc
  .array(event, { maxLength: 120 })
  .map((events) =>
    events
      .map((one, at) => ({ ...one, number: at + 1, sort: eventKey(one.local) }))
      .sort((one, other) => (one.sort === other.sort ? one.number - other.number : one.sort < other.sort ? -1 : 1)),
  );

function pagesOf<Item>(items: readonly Item[], size: number): Item[][] {
  const pages = [];
  for (let at = 0; at < items.length; at += size) pages.push(items.slice(at, at + size));
  return pages;
}

describe('the displayed list', () => {
  it('is the same wherever the pages are cut: a split day is merged before it is ordered', () => {
    fc.assert(
      fc.property(programme, fc.integer({ min: 1, max: 40 }), (events, size) => {
        expect(dayGroups(pagesOf(events, size))).toEqual(dayGroups([events]));
      }),
    );
  });

  it('shows every event once, days ascending, and each day from what has no time to the latest', () => {
    fc.assert(
      fc.property(programme, (events) => {
        const groups = dayGroups([events]);
        expect(groups.map(({ date_start }) => date_start)).toEqual([...new Set(events.map((one) => one.day))].sort());
        const shown = groups.flatMap((group) => group.events);
        expect(shown.map(({ number }) => number).sort((a, b) => a - b)).toEqual(events.map((_, at) => at + 1));
        expect(shown.map(({ local }) => local)).toEqual(shown.map(({ local }) => local).sort());
      }),
    );
  });

  it('shows an event once that two pages deliver because the list moved meanwhile', () => {
    fc.assert(
      fc.property(programme, (events) => {
        expect(dayGroups([events, events])).toEqual(dayGroups([events]));
      }),
    );
  });

  it('sets a teaser into its day, also one without events, but never beyond what is loaded', () => {
    const events = [
      { number: 1, day: '2026-12-01' },
      { number: 2, day: '2026-12-04' },
    ];
    const teaser = (position: string | null) => ({ fields: { position } });
    const groups = dayGroups([events], ['2026-12-01', '2026-12-03', '2026-12-09', null].map(teaser));
    expect(groups.map(({ date_start, teasers }) => [date_start, teasers.length])).toEqual([
      ['2026-12-01', 1],
      ['2026-12-03', 1],
      ['2026-12-04', 0],
    ]);
  });
});

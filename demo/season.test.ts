import { describe, expect, it } from 'vitest';
import type { SiteObject } from '#app/cms/site-format/site-object.ts';
import { lifecycles } from '#app/collections/event/schema.ts';
import { ticketStates } from '#app/collections/fields/programme-fields.ts';
import { entriesOf, site, today } from './site-for-tests.ts';

const idOf = (type: string, name: string) => entriesOf(type).find((entry) => entry.name === name)?.id;

describe('the season of the demo museum', () => {
  it('has twelve productions, four exhibitions running today, 320 dates, 45 people, 8 series', () => {
    expect(entriesOf('production').length).toBeGreaterThanOrEqual(12);
    expect(entriesOf('production').filter(isExhibitionToday).length).toBe(4);
    expect(entriesOf('event').length).toBeGreaterThanOrEqual(320);
    expect(['person', 'room', 'venue', 'series'].map((type) => entriesOf(type).length)).toEqual([45, 5, 2, 8]);
  });

  it('has 60 articles on every shelf, the newest of today', () => {
    const articles = entriesOf('article');
    expect(articles.length).toBeGreaterThanOrEqual(60);
    const days = articles.map(({ props }) => String(props.published_on));
    expect(days.filter((day) => day > today)).toEqual([]);
    expect(days).toContain(today);
    for (const { id, name } of entriesOf('article-category')) {
      const shelf = articles.filter(({ props }) => props.category === id);
      expect(shelf.length, name).toBeGreaterThanOrEqual(8);
    }
  });

  it('shows every state a date and its tickets can be in', () => {
    const events = entriesOf('event');
    expect(new Set(events.map(({ props }) => props.lifecycle))).toEqual(new Set(lifecycles));
    const states = new Set([...events, ...entriesOf('production')].map(({ props }) => props.ticket_state));
    expect(ticketStates.filter((state) => state !== 'none' && !states.has(state))).toEqual([]);
  });

  it('says everything in both languages', () => {
    for (const { type, name, i18n } of site.entries)
      expect(Object.keys(i18n.de ?? {}).sort(), `${type} ${name}`).toEqual(Object.keys(i18n.en ?? {}).sort());
  });

  it('fills the day of loading', () => {
    const dates = entriesOf('event').filter(({ props }) => String(props.date_start).startsWith(today));
    expect(dates.length).toBeGreaterThanOrEqual(5);
  });
});

function isExhibitionToday({ props }: SiteObject): boolean {
  if (props.exhibition_type !== idOf('exhibition-type', 'ausstellung')) return false;
  if (props.permanent) return true;
  return String(props.date_start) <= today && today <= String(props.date_end);
}

import { describe, expect, it } from 'vitest';
import { lifecycles } from '#app/collections/event/schema.ts';
import { ticketStates } from '#app/collections/fields/programme-fields.ts';
import { artworks } from '../artwork/pictures/catalogue.ts';
import { dayFromToday } from '../days.ts';
import { pages } from '../site.ts';
import { stableId } from '../stable-id.ts';
import { the } from './entry.ts';
import { season } from './season.ts';

const of = (type: string) => season.filter((entry) => entry.type === type);
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

describe('the season of the demo house', () => {
  it('names every entry once', () => {
    const ids = season.map(({ type, key }) => the(type, key));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers only to entries, pages and pictures that exist', () => {
    const pictures = artworks.map(({ key }) => stableId('artwork', key));
    const addresses = pages.map(({ key }) => stableId('page', key));
    const known = new Set([...season.map(({ type, key }) => the(type, key)), ...pictures, ...addresses]);
    for (const { type, key, props } of season) {
      const unknown = (JSON.stringify(props).match(uuid) ?? []).filter((id) => !known.has(id));
      expect(unknown, `${type} ${key}`).toEqual([]);
    }
  });

  it('has twelve productions, four exhibitions running today, 320 dates, 45 people, 8 series', () => {
    expect(of('production').length).toBeGreaterThanOrEqual(12);
    expect(of('production').filter(isExhibitionToday).length).toBe(4);
    expect(of('event').length).toBeGreaterThanOrEqual(320);
    expect([of('person').length, of('room').length, of('venue').length, of('series').length]).toEqual([45, 5, 2, 8]);
  });

  it('has 60 articles on every shelf, the newest of today', () => {
    const articles = of('article');
    expect(articles.length).toBeGreaterThanOrEqual(60);
    const days = articles.map(({ props }) => String(props.published_on));
    expect(days.filter((day) => day > dayFromToday(0))).toEqual([]);
    expect(days).toContain(dayFromToday(0));
    for (const { key } of of('article-category')) {
      const shelf = articles.filter(({ props }) => props.category === the('article-category', key));
      expect(shelf.length, key).toBeGreaterThanOrEqual(8);
    }
  });

  it('shows every state a date and its tickets can be in', () => {
    const events = of('event');
    expect(new Set(events.map(({ props }) => props.lifecycle))).toEqual(new Set(lifecycles));
    const states = new Set([...events, ...of('production')].map(({ props }) => props.ticket_state));
    expect(ticketStates.filter((state) => state !== 'none' && !states.has(state))).toEqual([]);
  });

  it('says everything in both languages', () => {
    for (const { type, key, de, en } of season) {
      expect(Object.keys(de).sort(), `${type} ${key}`).toEqual(Object.keys(en).sort());
    }
  });

  it('fills the day of loading', () => {
    const today = of('event').filter(({ props }) => String(props.date_start).startsWith(dayFromToday(0)));
    expect(today.length).toBeGreaterThanOrEqual(5);
  });
});

function isExhibitionToday({ props }: { props: Record<string, unknown> }): boolean {
  if (props.exhibition_type !== the('exhibition-type', 'ausstellung')) return false;
  if (props.permanent) return true;
  const today = dayFromToday(0);
  return String(props.date_start) <= today && today <= String(props.date_end);
}

import { describe, expect, it } from 'vitest';
import { event } from '#app/collections/event/schema.ts';
import { columnChoices, exportQuery, readListQuery, viewQuery } from './list-query.ts';
import { pageAt } from './table/use-pages-in-sight.ts';

const read = (address: string) => readListQuery(event, new URLSearchParams(address), '2026-11-22');

describe('the file of a list', () => {
  it('holds what the list shows, on all its pages and whatever its columns', () => {
    const said = (address: string) => exportQuery(event, new URLSearchParams(address), '2026-11-22');
    expect(said('')).toBe('from=2026-11-22');
    expect(said('from=&q=tau&page=3&column=room')).toBe('from=&q=tau');
  });
});

describe('the address of a list', () => {
  it('counts what makes no sense as not said', () => {
    expect(read('sort=drop&page=-3&state=de:lost&from=2026-02-30&column=password&column=title')).toMatchObject({
      sort: 'starts',
      page: 1,
      state: '',
      from: '',
      columns: [],
    });
  });

  it('names the field it is sorted by, and none that a cell cannot say', () => {
    expect(read('sort=field:room&dir=desc')).toMatchObject({ sort: 'field:room', descending: true });
    expect(read('sort=state').sort).toBe('state');
    for (const sort of ['field:image', 'field:password', 'field:', 'room'])
      expect(read(`sort=${sort}`).sort).toBe('starts');
  });

  it('shows the columns it names in the order of the definition, and those of the definition when it names none', () => {
    expect(read('column=room&column=subtitle').columns).toEqual(['subtitle', 'room']);
    expect(read('').columns).toEqual(event.columns.slice(1));
  });

  it('is kept as a view in the fewest words, and one that begins today goes with the days', () => {
    const view = (address: string) => viewQuery(new URLSearchParams(address), '2026-11-22');
    expect(view('q=&from=2026-11-22&until=&room=&page=3')).toBe('');
    expect(view('state=&q=Tau&from=&column=room&column=lead')).toBe('?column=room&column=lead&from=&q=Tau');
    expect(view('from=2026-11-01&q=Tau')).toBe(view('q=Tau&until=&from=2026-11-01'));
    expect(read(view('q=Tau&from=2026-11-22&until=').slice(1))).toEqual(read('q=Tau&from=2026-11-22&until='));
  });

  it('offers no column for what says nothing in a cell', () => {
    const kinds = new Set(
      columnChoices(event).map((name) => (event.fields as Record<string, { kind: string }>)[name]?.kind),
    );
    for (const kind of ['rich-text', 'list', 'image', 'embed']) expect(kinds).not.toContain(kind);
  });
});

describe('pages of rows one below the other', () => {
  const long = { pages: 2_000, heights: new Map([[1, 3_000]]) };
  it('are found by their distance, measured where they are known, and never beyond the ends', () => {
    expect(pageAt(-500, long)).toBe(1);
    expect(pageAt(2_999, long)).toBe(1);
    expect(pageAt(3_000, long)).toBe(2);
    expect(pageAt(3_000 + 2_250, long)).toBe(3);
    expect(pageAt(1e9, long)).toBe(2_000);
    expect(pageAt(10, { pages: 0, heights: new Map() })).toBe(1);
  });
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readDate, readEventQuery, writeEventQuery } from './query.ts';

const read = (query: string) => readEventQuery(new URLSearchParams(query));

describe('a query', () => {
  it('that nobody can mean is as if it were not there', () => {
    const empty = { filter: {}, date: null, page: 1, page_size: 25, overlay: false };
    for (const query of [
      'room=',
      'room=%00',
      'room=<b>',
      "tag=1'--",
      'page=0',
      'page=-1',
      'page=1e9',
      'page_size=x',
      'date=x',
      'overlay=1',
    ])
      expect(read(query)).toEqual(empty);
  });

  it('has numbers only where they are written as one', () => {
    expect(read('room=7&tag=007&type=konzert&genre=0').filter).toEqual({
      room: 7,
      tag: '007',
      type: 'konzert',
      genre: 0,
    });
    expect(read('room=123456789012345').filter).toEqual({ room: 123_456_789_012_345 });
    expect(read('room=1234567890123456').filter).toEqual({ room: '1234567890123456' });
  });

  it('is bounded', () => {
    expect(read('page=999999&page_size=9999')).toMatchObject({ page: 10_000, page_size: 100 });
    expect(read(`type=${'a'.repeat(101)}`).filter).toEqual({});
  });

  test.each([
    ['21-11-2026', '2026-11-21'],
    ['1-1-2027', '2027-01-01'],
    ['29-02-2028', '2028-02-29'],
    ['29-02-2027', null],
    ['31-02-2026', null],
    ['1-1-26', null],
    ['2026-11-21', null],
    ['21-11-2026x', null],
    ['00-11-2026', null],
    [null, null],
  ])('the date %s is %s', (written, meant) => {
    expect(readDate(written)).toBe(meant);
  });

  it('of any text is read without an error and read back as it was written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const state = read(text);
        const written = writeEventQuery(state, '2026-11-21');
        const again = readEventQuery(written);
        expect(again.filter).toEqual(state.filter);
        expect(again.date).toBe(state.date === '2026-11-21' ? null : state.date);
        expect(again.page).toBe(state.page);
      }),
    );
  });
});

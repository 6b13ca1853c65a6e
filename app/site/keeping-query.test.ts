import { expect, test } from 'vitest';
import { keepingQuery } from './keeping-query.ts';
import { plainFrame } from './shell-data.ts';

const frame = { ...plainFrame, alternates: { de: '/de/programm', en: '/en/events' } };
const kept = (address: string) => keepingQuery(frame, new URL(address, 'https://reepwerk.example')).alternates;

test('whoever changes the language of a list keeps filters and day, but neither its page nor what it does not know', () => {
  const query = '?date=05-12-2026&room=69';
  expect(kept('/de/programm?room=69&date=05-12-2026&page=3&utm=x')).toEqual({
    de: `/de/programm${query}`,
    en: `/en/events${query}`,
  });
  expect(kept('/de/programm?page=3')).toEqual(frame.alternates);
});

test('a page that exists in one language has no other address', () => {
  const alone = { ...plainFrame, alternates: { de: '/de/programm' } };
  const url = new URL('https://reepwerk.example/de/programm?room=69');
  expect(keepingQuery(alone, url).alternates).toEqual({ de: '/de/programm?room=69' });
});

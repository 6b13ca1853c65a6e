import { expect, test } from 'vitest';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import type { EventQuery } from '#app/collections/event/query.ts';
import { freshProgramme, now, show } from '#app/features/programme/programme-for-tests.ts';
import { nearbyLists } from './nearby.server.ts';

freshProgramme();

const load = () => ({
  viewer: { kind: 'visitor' } as const,
  csrfToken: null,
  preview: null,
  requestId: 'r',
  clientAddress: '::1',
  now,
  locale: 'de' as const,
  notes: new CacheNotes(),
});
const asked = (filter: EventQuery['filter'], date: string | null = null): EventQuery => ({
  filter,
  date,
  page: 1,
  page_size: 25,
  overlay: false,
});

test('an empty list names what one filter less would find, and nothing that is empty as well', async () => {
  const kitchen = await show('room', {}, { de: { name: 'Teerküche' }, en: { name: 'Tar Kitchen' } });
  const stage = await show('room', {}, { de: { name: 'Seilerbühne' }, en: { name: 'Stage' } });
  const described = await show(
    'tag',
    { family: 'access' },
    { de: { name: 'Audiodeskription' }, en: { name: 'Audio description' } },
  );
  const evening = { de: { title: 'Abend' }, en: { title: 'Evening' } };
  await show('event', { date_start: '2026-12-05T20:00', room: kitchen.id }, evening);
  await show('event', { date_start: '2026-12-06T20:00', room: kitchen.id }, evening);
  await show('event', { date_start: '2026-12-07T20:00', room: stage.id, tags: [described.id] }, evening);
  const [room, tag] = [kitchen.number, described.number];

  expect(await nearbyLists(asked({ room }, '2027-08-24'), load())).toEqual([{ without: 'date', count: 2 }]);
  expect(await nearbyLists(asked({ room, tag }), load())).toEqual([
    { without: 'room', count: 1 },
    { without: 'tag', count: 2 },
  ]);
  // One filter alone has nothing near it but the whole list, which the button beside it leads to.
  expect(await nearbyLists(asked({ room }), load())).toEqual([]);
});

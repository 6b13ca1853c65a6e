import { expect, it } from 'vitest';
import { draftIds } from '#app/cms/collection/draft/draft-ids.server.ts';
import type { DraftSort } from '#app/cms/collection/draft/draft-order.server.ts';
import { listDrafts } from '#app/cms/collection/draft/drafts.server.ts';
import { event } from '#app/collections/event/schema.ts';
import { columnChoices, fieldSort } from '#app/office/list/list-query.ts';
import { freshProgramme, grow, publish, title } from './programme-for-tests.ts';

freshProgramme();

const date_start = '2026-12-24T18:00';
const titles = async (sort: DraftSort, descending = false, more = {}) => {
  const { results } = await listDrafts(event, { locale: 'de', sort, descending, ...more });
  return results.map(({ labels }) => labels.de);
};

it('every column sorts, in both directions and from either end, and what has no value stands last', async () => {
  for (const [name, duration] of Object.entries({ Ahle: 90, Bug: 9, Chor: null, Deck: 100 }))
    await grow('event', duration === null ? { date_start } : { date_start, duration }, title(name));
  expect(await titles('field:duration')).toEqual(['Bug', 'Ahle', 'Deck', 'Chor']);
  expect(await titles('field:duration', true)).toEqual(['Deck', 'Ahle', 'Bug', 'Chor']);
  for (const name of columnChoices(event)) expect(await titles(fieldSort(name))).toHaveLength(4);
});

it('choices sort in the order in which they are offered, rooms by their names', async () => {
  const choices = event.fields.ticket_state.options.choices ?? [];
  const [early, late] = [choices[0], choices.at(-1)];
  const [zimmer, ateliers] = [await grow('room', {}, name('Zimmer')), await grow('room', {}, name('Ateliers'))];
  const last = await grow('event', { date_start, ticket_state: late, room: zimmer.id }, title('Später'));
  const first = await grow('event', { date_start, ticket_state: early, room: ateliers.id }, title('Zuerst'));
  expect(await titles('field:ticket_state')).toEqual(['Zuerst', 'Später']);
  expect(await titles('field:room')).toEqual(['Zuerst', 'Später']);
  expect(await titles('field:room', true)).toEqual(['Später', 'Zuerst']);
  // What is done to a whole list is done in the order that is seen.
  expect(await draftIds(event, { locale: 'de', sort: 'field:room' }, 10)).toEqual([first.id, last.id]);
});

it('a value that is inherited counts as one’s own', async () => {
  const production = await grow('production', {}, { de: { title: 'Kabelwerk', subtitle: 'Achter' } });
  await grow('event', { date_start, production: production.id });
  await grow('event', { date_start }, { de: { title: 'Eigen', subtitle: 'Bug' } });
  expect(await titles('field:subtitle')).toEqual(['Kabelwerk', 'Eigen']);
  expect(await titles('field:subtitle', true)).toEqual(['Eigen', 'Kabelwerk']);
});

it('a list sorts by how many of its languages are online', async () => {
  const [both, none, one] = [
    await grow('event', { date_start }, title('Beide')),
    await grow('event', { date_start }, title('Keine')),
    await grow('event', { date_start }, title('Eine')),
  ];
  for (const locale of ['de', 'en'] as const) await publish(both, locale);
  await publish(one, 'en');
  expect(await titles('state', true)).toEqual(['Beide', 'Eine', 'Keine']);
  const ids = await draftIds(event, { locale: 'de', sort: 'state' }, 10);
  expect(ids).toEqual([none.id, one.id, both.id]);
});

function name(de: string) {
  return { de: { name: de }, en: { name: de } };
}

import { describe, expect, it } from 'vitest';
import { listDrafts } from '#app/cms/collection/draft/drafts.server.ts';
import { event } from '#app/collections/event/schema.ts';
import { freshProgramme, grow } from './programme-for-tests.ts';

describe('the list of the office', () => {
  freshProgramme();

  it('shows and finds a date by the room it inherits, and not by one it has replaced', async () => {
    const [stage, hall] = [
      await grow('room', {}, { de: { name: 'Bühne' } }),
      await grow('room', {}, { de: { name: 'Halle' } }),
    ];
    const ballad = await grow('production', { room: stage.id }, { de: { title: 'Ballade' } });
    const dependent = await grow('event', { production: ballad.id, date_start: '2026-12-05T19:30' });
    const own = await grow('event', { production: ballad.id, room: hall.id, date_start: '2026-12-06T19:30' });
    const inRoom = async (room: string) =>
      (await listDrafts(event, { locale: 'de', where: { room }, sort: 'starts' })).results;
    expect(
      (await inRoom(stage.id)).map(({ id, labels, props, inherited }) => [id, labels.de, props.room, inherited]),
    ).toEqual([[dependent.id, 'Ballade', stage.id, expect.arrayContaining(['room'])]]);
    expect((await inRoom(hall.id)).map(({ id }) => id)).toEqual([own.id]);
  });
});

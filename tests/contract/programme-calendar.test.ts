import { beforeEach, expect, test } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { trashEntry } from '#app/cms/collection/draft/commands.server.ts';
import { changeDates } from '#app/collections/event/commands.server.ts';
import { contentModel as modules } from '#app/modules/content-model.server.ts';
import { calendarRoutes } from '#app/site/calendar/routes.server.ts';
import { openAt } from '#app/site/site-origin.server.ts';
import { secret, siteWithProgramme } from './programme-site.ts';

beforeEach(() => openAt('https://museum.example'));
const ask = async (path: string, headers: Record<string, string> = {}) =>
  calendarRoutes.request(`https://museum.example${path}`, { headers });
const uids = (text: string) => [...text.matchAll(/^UID:(.+)\r$/gm)].map(([, uid]) => uid);

test('drafts, things of another language and numbers nobody has are in no calendar', async () => {
  const { shown, drafts } = await siteWithProgramme();
  expect(await (await ask('/de/programm.ics')).text()).not.toContain(secret);
  expect(uids(await (await ask('/en/events.ics')).text())).not.toContain(shown.german.id);
  for (const id of [drafts[0]?.number, shown.room.number, 'x', '007', 999_999])
    expect((await ask(`/de/programm/x/${id}.ics`)).status, String(id)).toBe(404);
  await trashEntry({ type: 'event', id: shown.other.id, actor: systemActor, contentModel: modules });
  expect((await ask(`/de/programm/teer-und-tau/${shown.other.number}.ics`)).status).toBe(410);
});

test('the programme is a calendar under the filters of its list, in both languages under the same names', async () => {
  const { shown } = await siteWithProgramme();
  const all = await ask('/de/programm.ics');
  expect(all.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(uids(await all.text())).toEqual([shown.event.id, shown.other.id, shown.german.id]);
  expect(uids(await (await ask(`/de/programm.ics?room=${shown.hall.number}`)).text())).toEqual([shown.other.id]);
  expect(uids(await (await ask('/de/programm.ics?type=konzert&date=01-12-2099')).text())).toEqual([shown.event.id]);
  const english = await (await ask('/en/events.ics')).text();
  expect(uids(english)).toEqual([shown.event.id, shown.other.id]);
  expect(english.replaceAll('\r\n ', '')).toContain(
    'LOCATION:Seilerbühne (en)\\, Reephof (en)\\, Reeperhof 1\\, 24999 Hansefleet',
  );
  expect(english).toContain('GEO:53.5511;9.9937');
});

test('one date, a series and a venue have calendars; another slug leads to the right address', async () => {
  const { shown } = await siteWithProgramme();
  const { event, series, venue } = shown;
  expect(uids(await (await ask(`/de/programm/litzenabend/${event.number}.ics`)).text())).toEqual([event.id]);
  expect(uids(await (await ask(`/en/series/montags-en/${series.number}.ics`)).text())).toEqual([event.id]);
  expect(uids(await (await ask(`/de/venues/reephof/${venue.number}.ics`)).text())).toEqual([event.id, shown.other.id]);
  const moved = await ask(`/de/programm/alt/${event.number}.ics`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/de/programm/litzenabend/${event.number}.ics`]);
});

test('an unchanged calendar is 304; a cancelled date changes it, stays in it and counts on', async () => {
  const { shown } = await siteWithProgramme();
  const first = await ask('/de/programm.ics');
  const tag = first.headers.get('etag') ?? '';
  expect(await first.text()).toContain('SEQUENCE:0');
  expect((await ask('/de/programm.ics', { 'if-none-match': tag })).status).toBe(304);
  await changeDates({ ids: [shown.event.id], change: { kind: 'cancel' }, actor: systemActor, contentModel: modules });
  const second = await ask('/de/programm.ics', { 'if-none-match': tag });
  const text = await second.text();
  expect(second.status).toBe(200);
  expect(text).toContain('STATUS:CANCELLED');
  expect(text).toMatch(/SEQUENCE:[1-9]/);
});

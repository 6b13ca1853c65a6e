import { beforeEach, describe, expect, it } from 'vitest';
import { slotSlug } from '#app/cms/collection/slots.ts';
import { importRecords } from '#app/cms/transfer/import.server.ts';
import { readMapping } from '#app/cms/transfer/mapping.ts';
import { makeDates } from '#app/collections/event/recurrence.server.ts';
import { event } from '#app/collections/event/schema.ts';
import { setBlockingRules } from '#app/collections/page/blocking.server.ts';
import { pool } from '#app/db/client.server.ts';
import { editor, freshProgramme, grow, now, title, titlesFrom } from '#app/features/programme/programme-for-tests.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { runEntryAction } from './edit/entry-actions.server.ts';
import { entryPage } from './edit/entry-page.server.ts';
import { readWish } from './list/actions/bulk-actions.ts';
import { previewAction } from './list/actions/preview-action.server.ts';
import { runAction } from './list/actions/run-action.server.ts';

freshProgramme();
const anna = editor();
beforeEach(() => setBlockingRules(anna, ['credit']));

type Entry = { type: string; id: string };

/** An event that is complete but for who made the picture on its page. */
async function withoutCredit(props: Record<string, unknown> = {}): Promise<Entry> {
  const date = await grow('event', { date_start: '2026-12-05T19:30', ...props }, title('Tau'));
  const [box, picture, file] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await pool().query(
    `insert into media (id, kind, name, mime, bytes, width, height, hash, storage_key, alt, credit, focal)
     values ($1::uuid, 'image', 'tau.jpg', 'image/jpeg', 1, 800, 600, $1::text, $1::text, '{"de":"Ein Tau"}', '{}', '{"x":0.5,"y":0.5}')`,
    [file],
  );
  await pool().query(
    `insert into module (id, model, parent_id, pos, slug, content_type, object_id, layout, props, i18n)
     values ($1, 'container', null, 'a0', $3, 'event', $4, '100', '{}', '{}'),
            ($2, 'image', $1, 'a0', null, null, null, null, $5, '{}')`,
    [box, picture, slotSlug(date, 'description'), date.id, JSON.stringify({ image: { media: file } })],
  );
  return date;
}

async function press({ type, id }: Entry, command: string, values: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ command, ...values })) form.set(name, value);
  return runEntryAction({ type, id, form, actor: anna, now, office: 'de' });
}

const publishing = { definition: event, command: 'publish_de', wish: readWish(new FormData()), actor: anna } as const;
const inList = ({ id }: Entry) => runAction({ ...publishing, ids: [id] });

describe('what the venue lets nobody publish stays offline', () => {
  it('beside the form, which says so before the button is pressed and after', async () => {
    const date = await withoutCredit();
    expect(await press(date, 'publish:de')).toMatchObject({ kind: 'incomplete', problems: [{ path: 'image.credit' }] });
    const languages = (await entryPage(event, date.id, { locale: 'de', now }))?.languages;
    expect(languages?.de.problems).toMatchObject([{ path: 'image.credit', rule: 'credit' }]);
    expect(await titlesFrom()).toEqual([]);
  });

  it('in the list, where it is counted among those that were left out', async () => {
    const [nameless, fine] = [await withoutCredit(), await grow('event', { date_start: '2026-12-06' }, title('Garn'))];
    expect(await inList(nameless)).toMatchObject({ count: 0, skipped: 1 });
    expect(await inList(fine)).toMatchObject({ count: 1 });
    expect(await titlesFrom()).toEqual(['Garn']);
  });

  it('in an import, whose report names the place', async () => {
    const date = await withoutCredit();
    await pool().query(`update entry set source = 'test', external_id = '1' where id = $1`, [date.id]);
    const read = readMapping(event, { source: 'test', external_id: 'id', columns: { 'title.de': 'title' } });
    if ('problems' in read) throw new Error(read.problems.join());
    const records = [{ id: '1', title: 'Drei Litzen' }];
    const how = { dryRun: false, publish: ['de'] as const, actor: anna, contentModel, labels: {}, source: 'test' };
    const reports = [];
    for await (const part of importRecords({ type: 'event', records, mapping: read.mapping, ...how }))
      reports.push(...part.reports);
    expect(reports).toMatchObject([{ problems: [{ code: 'not_published', value: 'image.credit' }] }]);
    expect(await titlesFrom()).toEqual([]);
  });

  it('at a time of its own, which is refused when it is chosen', async () => {
    const date = await withoutCredit();
    const due = { due: '2026-12-01T10:00' };
    expect(await press(date, 'schedule:de:publish', due)).toMatchObject({ kind: 'incomplete' });
  });

  it('as a date that a rule has made of it', async () => {
    const date = await withoutCredit({ recurrence_rule: 'FREQ=WEEKLY;COUNT=2' });
    const made = await makeDates({ id: date.id, actor: anna, contentModel, publish: ['de'] });
    expect(made).toMatchObject({ kind: 'made', created: [{ day: '2026-12-12' }] });
    expect(await titlesFrom()).toEqual([]);
  });

  it('until an admin decides otherwise', async () => {
    const date = await withoutCredit();
    await setBlockingRules(anna, []);
    expect(await press(date, 'publish:de')).toEqual({ kind: 'done', command: 'publish' });
    expect(await titlesFrom()).toEqual(['Tau']);
  });
});

describe('a date that cannot be', () => {
  it.each([
    ['date_end', { date_start: '2026-12-03T19:30', date_end: '2026-12-02T21:45' }],
    ['door_time', { date_start: '2026-12-03T19:30', door_time: '22:30' }],
  ])('is refused at its %s, in the form and in the list', async (path, props) => {
    const date = await grow('event', props, title('Ballade'));
    expect(await press(date, 'publish:de')).toMatchObject({ kind: 'incomplete', problems: [{ module: null, path }] });
    expect(await inList(date)).toMatchObject({ count: 0, skipped: 1 });
    expect(await titlesFrom()).toEqual([]);
  });
});

describe('a date that somebody should look at', () => {
  it('goes out when exactly that has been seen', async () => {
    const room = await grow('room', {}, { de: { name: 'Seilerbühne' }, en: { name: 'Stage' } });
    const [one, other] = await Promise.all(
      ['Tau', 'Garn'].map((name) => grow('event', { date_start: '2026-12-06T19:30', room: room.id }, title(name))),
    );
    if (!one || !other) throw new Error('There are two dates.');
    const answer = await press(one, 'publish:de');
    expect(answer).toMatchObject({
      kind: 'warned',
      warnings: [{ field: 'room', other: { title: expect.stringMatching(/^Garn, /) } }],
    });
    expect(await press(one, 'publish:de', { seen: 'something else' })).toMatchObject({ kind: 'warned' });
    expect(await titlesFrom()).toEqual([]);
    const seen = answer.kind === 'warned' ? answer.seen : '';
    expect(await press(one, 'publish:de', { seen })).toEqual({ kind: 'done', command: 'publish' });
    expect(await titlesFrom()).toEqual(['Tau']);
  });

  it('is named in the preview of the list, as it would be after the move', async () => {
    const room = await grow('room', {}, { de: { name: 'Seilerbühne' }, en: { name: 'Stage' } });
    await grow('event', { date_start: '2026-12-06T19:30', room: room.id }, title('Ballade'));
    const { id } = await grow('event', { date_start: '2026-12-05T19:30', room: room.id }, title('Tau'));
    const wished = (day: string) => {
      const form = new FormData();
      form.set('day', day);
      return previewAction({ definition: event, command: 'move', ids: [id], wish: readWish(form), locale: 'de', now });
    };
    expect((await wished('2026-12-06')).warnings).toMatchObject([{ title: 'Tau', field: 'room' }]);
    expect((await wished('2026-12-07')).warnings).toEqual([]);
  });
});

describe('what the rules compare with', () => {
  it('is read once, however many entries go out', async () => {
    await setBlockingRules(anna, ['credit', 'outdated', 'link-target']);
    const dates = await Promise.all(
      Array.from({ length: 3 }, (_, at) => grow('event', { date_start: '2026-12-05' }, title(`Tau ${at}`))),
    );
    const statementsFor = async (ids: string[]) => (await statementsOf(() => runAction({ ...publishing, ids }))).length;
    const [first, ...others] = dates.map(({ id }) => id);
    expect(await statementsFor(others)).toBe(await statementsFor([first ?? '']));
  });
});

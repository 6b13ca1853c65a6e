import { expect, test } from 'vitest';
import { insertDrafts } from '#app/cms/collection/draft/write-drafts.server.ts';
import { pool, transaction } from '#app/db/client.server.ts';
import { contentModel, freshProgramme, title } from '#app/features/programme/programme-for-tests.ts';
import { requestOf } from '../request-for-tests.ts';
import { action as sendBatch } from './actions/action-route.ts';
import { batchSize, mostAtOnce } from './actions/batches.ts';
import { action } from './list-route.tsx';

freshProgramme();
type Sent = {
  command: string;
  ids?: string[];
  rest?: Record<string, string>;
  role?: 'editor' | 'publisher' | 'visitor';
};

function posted(address: string, { command, ids = [], rest = {}, role = 'publisher' }: Sent, headers = {}) {
  const body = new URLSearchParams([['command', command], ...Object.entries(rest), ...ids.map((id) => ['id', id])]);
  const init = { method: 'POST', body, headers };
  const params = { type: 'event' };
  return requestOf({ address: `/event${address}`, role, params, init }) as unknown as Parameters<typeof action>[0];
}

const list = (address: string, sent: Sent) => action(posted(address, sent));
const batch = (sent: Sent, key: string) =>
  sendBatch(posted('/commands', sent, { 'Idempotency-Key': key }) as unknown as Parameters<typeof sendBatch>[0]);

/** So many drafts of one title. */
async function fill(name: string, count: number): Promise<string[]> {
  const drafts = Array.from({ length: count }, (_, at) => ({
    id: crypto.randomUUID(),
    props: { date_start: `2027-0${1 + (at % 9)}-05T19:30`, lifecycle: 'scheduled' },
    i18n: title(`${name} ${at}`),
    source: null,
    external_id: null,
  }));
  await transaction((tx) => insertDrafts(tx, { type: 'event', drafts, userId: null, contentModel }));
  return drafts.map(({ id }) => id);
}

async function cancelled(): Promise<number> {
  const { rows } = await pool().query("select 1 from entry where props->>'lifecycle' = 'cancelled'");
  return rows.length;
}

test('more than one command may change at once is refused, and so is a batch of visitors, of too many and without a name', async () => {
  const ids = await fill('Tau', batchSize + 1);
  const key = crypto.randomUUID();
  expect((await batch({ command: 'do:cancel', ids: ids.slice(1), role: 'visitor' }, key)).status).toBe(401);
  expect((await batch({ command: 'do:cancel', ids: ids.slice(1), role: 'editor' }, key)).status).toBe(403);
  expect((await batch({ command: 'do:cancel', ids }, key)).status).toBe(400);
  expect((await batch({ command: 'ask:cancel', ids: ids.slice(1) }, key)).status).toBe(400);
  expect((await batch({ command: 'do:cancel', ids: ids.slice(1) }, 'x')).status).toBe(400);
  const many = Array.from({ length: mostAtOnce + 1 }, () => crypto.randomUUID());
  expect(await list('', { command: 'do:cancel', ids: many })).toEqual({ refused: 'too-many' });
  expect(await cancelled()).toBe(0);
});

test('all that a list holds is changed, also what was never rendered, and nothing it leaves out; all is taken back', async () => {
  await fill('Tau', 230);
  await fill('Garn', 20);
  const whole = { whole: '1' };
  const preview = await list('?q=Tau', { command: 'ask:cancel', rest: whole });
  expect(preview).toMatchObject({ preview: { isWhole: true, more: 218 } });
  expect('preview' in (preview ?? {}) && (preview as { preview: { ids: string[] } }).preview.ids.length).toBe(230);
  // Somebody adds a date meanwhile: it was in no preview.
  await fill('Tau', 1);
  const stale = await list('?q=Tau', { command: 'do:cancel', rest: { ...whole, count: '230' } });
  expect(stale).toMatchObject({ preview: { more: 219 } });
  expect(await cancelled()).toBe(0);

  const done = await list('?q=Tau', { command: 'do:cancel', rest: { ...whole, count: '231' } });
  expect(done).toMatchObject({ count: 231, skipped: 0 });
  expect(await cancelled()).toBe(231);
  const undo = (done as { undo: string[] }).undo;
  expect(undo).toHaveLength(3);
  expect(await list('', { command: `undo:${undo.join()}` })).toEqual({ undone: 231, skipped: 0 });
  expect(await cancelled()).toBe(0);
});

test('a batch whose answer got lost is sent again under its name and done once, and so is its way back', async () => {
  const ids = await fill('Tau', 3);
  const key = crypto.randomUUID();
  const rest = { days: '7' };
  const [first, second] = [
    await (await batch({ command: 'do:move', ids, rest }, key)).json(),
    await (await batch({ command: 'do:move', ids, rest }, key)).json(),
  ];
  expect(second).toEqual(first);
  const { rows } = await pool().query("select distinct right(props->>'date_start', 8) as day from entry");
  expect(rows).toEqual([{ day: '12T19:30' }]);

  const undo = `undo:${first.undo[0]}`;
  const again = crypto.randomUUID();
  expect((await batch({ command: undo, ids: [], role: 'visitor' }, again)).status).toBe(401);
  expect((await batch({ command: undo, ids: [] }, 'x')).status).toBe(400);
  for (let times = 0; times < 2; times += 1)
    expect(await (await batch({ command: undo, ids: [] }, again)).json()).toEqual({ undone: 3, skipped: 0 });
});

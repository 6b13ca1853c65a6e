import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { entryOwner } from '#app/cms/collection/entry-adapter.server.ts';
import { moveToTrash } from '#app/cms/publishing/trash.server.ts';
import { pool } from '#app/db/client.server.ts';
import { contentModel, editor, freshProgramme, publish, show, title } from '../programme/programme-for-tests.ts';
import { askForLinkCheck, isLinkCheckDue, linkCheckState } from './ask-for-check.server.ts';
import { checkLinks } from './check-links.server.ts';
import { linkCounts, linkRows } from './link-desk.server.ts';

freshProgramme();
beforeEach(() => pool().query('truncate link_target, alert, redirect, setting, job_run cascade'));

const now = Temporal.Instant.from('2026-11-24T12:00:00Z');

/** A server of somebody else on which only /fine is there. */
async function website(): Promise<string> {
  const server = createServer((request, response) => response.writeHead(request.url === '/fine' ? 200 : 404).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function check(at = now) {
  const guard = { allowsAddress: (address: string) => address === '127.0.0.1', allowsPort: () => true };
  const rules = { guard, hosts: ['127.0.0.1'], pauseMs: 0, userAgent: 'FoyerLinkCheck/1.0' };
  return checkLinks({ model: contentModel, ownHost: 'reepwerk.example', rules, now: () => at });
}

const event = (ticket_url: object) =>
  show('event', { date_start: '2026-12-05T19:30', ticket_url }, title('Tau'), ['de']);

async function found(part: Parameters<typeof linkRows>[0]['part'] = 'all') {
  const { rows } = await linkRows({ part, page: 1, pageSize: 500 });
  return rows.filter(({ owner_type }) => owner_type !== 'config');
}

test('an editor does not begin a check, a publisher does; after a week it is due by itself', async () => {
  expect(await askForLinkCheck(editor('editor'))).toBe('forbidden');
  const never = await linkCheckState();
  expect([never.is_wanted, isLinkCheckDue(never, now)]).toEqual([false, false]);
  expect(await askForLinkCheck(editor('publisher'))).toBe('asked');
  expect(isLinkCheckDue(await linkCheckState(), now)).toBe(true);
  const done = { ...never, done_at: new Date(now.epochMilliseconds) };
  expect(isLinkCheckDue(done, now.add({ hours: 167 }))).toBe(false);
  expect(isLinkCheckDue(done, now.add({ hours: 168 }))).toBe(true);
});

test('links of entries, settings, notices and redirects are found with the place where each is mended', async () => {
  const outside = await website();
  const { id } = await event({ url: `${outside}/gone` });
  await pool().query(`insert into setting (key, value) values ('site', $1)`, [
    {
      html_footer_bottom: {
        code: `<a href="${outside}/fine">Dank</a><a href="mailto:a@b.example">Post</a>`,
        code_en: '',
      },
    },
  ]);
  await pool().query(`insert into alert (title, link, online_in) values ('{"de": "Zu"}', $1, '{de}')`, [
    { de: '/de/gibts-nicht', en: '/en/missing' },
  ]);
  await pool().query(
    `insert into redirect (id, locale, old_path, new_path) values (gen_random_uuid(), 'de', '/de/alt', '/de/auch-weg')`,
  );
  await check();
  expect(
    (await found()).map(({ owner_type, owner_id, field, state, address }) => [
      owner_type,
      owner_id,
      field,
      state,
      address,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['event', id, 'ticket_url', 'broken', `${outside}/gone`],
      ['settings', null, 'html_footer_bottom', 'fine', `${outside}/fine`],
      ['alert', expect.any(String), 'link', 'broken', '/de/gibts-nicht'],
      ['redirect', '/de/alt', '', 'broken', '/de/auch-weg'],
    ]),
  );
  expect(await found()).toHaveLength(4);
  expect((await found('leaving')).map(({ address }) => address)).toEqual([`${outside}/gone`, `${outside}/fine`]);
});

test('links within the site say when their target is offline, gone or has moved, without anybody being asked', async () => {
  const target = await show('person', { name: 'Ada Reep' }, {}, ['de']);
  await event({ ref: { type: 'person', id: target.id } });
  await event({ url: 'https://reepwerk.example/de/alt?x=1#y' });
  await event({ url: '/de/login' });
  await pool().query(
    `insert into redirect (id, locale, old_path, new_path) values (gen_random_uuid(), 'de', '/de/alt', '/de')`,
  );
  await check();
  const states = async () => Object.fromEntries((await found()).map(({ address, state }) => [address, state]));
  const person = `person:${target.id}:de`;
  expect(await states()).toEqual({ [person]: 'fine', '/de/alt': 'moved', '/de/login': 'fine', '/de': 'fine' });
  await pool().query(`delete from publication where object_id = $1`, [target.id]);
  await check();
  expect(await states()).toMatchObject({ [person]: 'offline' });
  await moveToTrash({ owner: entryOwner(target, contentModel), actor: editor('publisher') });
  await check();
  expect(await states()).toMatchObject({ [person]: 'broken' });
});

test('a link that is mended is gone from the desk, and one that stays broken says since when', async () => {
  const outside = await website();
  const first = await event({ url: `${outside}/gone` });
  await event({ url: `${outside}/lost` });
  await check();
  await pool().query(
    `update entry set props = props || jsonb_build_object('ticket_url', jsonb_build_object('url', $2::text))
    where id = $1`,
    [first.id, `${outside}/fine`],
  );
  await publish(first, 'de');
  await check(now.add({ hours: 168 }));
  const broken = await found('broken');
  expect(broken.map(({ address }) => address)).toEqual([`${outside}/lost`]);
  expect(broken[0]).toMatchObject({ since: '2026-11-24T12:00:00Z', checked_at: '2026-12-01T12:00:00Z', title: 'Tau' });
  expect(await linkCounts()).toMatchObject({ broken: expect.any(Number), due: 0 });
});

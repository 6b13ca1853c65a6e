import { expect, test } from 'vitest';
import { siteWithPage } from './site-for-tests.ts';

test('a notice that is offline in a language, has no words or leads to a script is kept from visitors', async () => {
  const site = await siteWithPage();
  await site.pool.query(
    `insert into alert (title, link, online_in) values
       ('{"de":"Offline"}', '{}', '{}'), ('{"en":"Only English"}', '{}', '{en}'), ('{}', '{}', '{de}'),
       ('{"de":"Skript"}', '{"de":"javascript:alert(1)"}', '{de}')`,
  );
  expect(await (await site.ask('/api/breaking-news/')).json()).toMatchObject([{ title: 'Skript', link: null }]);
});

test('the newest notice comes first, in the language that was asked for', async () => {
  const site = await siteWithPage();
  await site.pool.query(
    `insert into alert (title, text, link, link_title, online_in) values
       ('{"de":"Alt","en":"Old"}', '{}', '{}', '{}', '{de,en}'),
       ('{"de":"Brücke gesperrt","en":"Bridge closed"}', '{"en":"Take the ferry."}', '{"en":"/en/visit"}', '{"en":"Way here"}', '{de,en}')`,
  );
  const [first, second] = await (await site.ask('/api/breaking-news/?lang=en')).json();
  expect(first).toEqual({
    id: 2,
    title: 'Bridge closed',
    text: 'Take the ferry.',
    link: { url: '/en/visit' },
    link_title: 'Way here',
  });
  expect(second.title).toBe('Old');
});

test('a site without hours is closed, and says so in the same shape', async () => {
  const site = await siteWithPage();
  for (const slash of ['', '/'])
    expect(await (await site.ask(`/de/api/opening-hours-today${slash}`)).json()).toMatchObject({
      opening_hours: [],
      opening_hours_exceptions: [],
    });
});

test('today’s hours and exceptions come from the tables; an exception of another day does not', async () => {
  const site = await siteWithPage();
  await site.pool.query(
    `insert into opening_rule (id, weekday, opens, closes) select gen_random_uuid(), day, '00:00', '23:59:59' from generate_series(1, 7) day`,
  );
  await site.pool.query(
    `insert into opening_exception (id, date_from, date_to, is_closed) values (gen_random_uuid(), current_date + 9, current_date + 9, true)`,
  );
  const today = await (await site.ask('/en/api/opening-hours-today/')).json();
  expect(today.opening_hours).toMatchObject([{ time_from: '00:00:00', time_to: '23:59:59' }]);
  expect(today.opening_hours_exceptions).toEqual([]);
});

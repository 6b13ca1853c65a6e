import { expect, test } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { createEntry } from '#app/cms/collection/draft/commands.server.ts';
import { publishEntry } from '#app/cms/collection/publish.server.ts';
import { contentModel as definitions } from '#app/modules/content-model.server.ts';
import { type SiteForTests, siteWithPage } from './site-for-tests.ts';

const fields = [
  { _key: 'a', slug: 'email', field_type: 'email', required: true, visible: true },
  { _key: 'b', slug: 'days', field_type: 'checkboxes', required: false, visible: true },
  { _key: 'c', slug: 'card', field_type: 'file', required: false, visible: true },
];
const de = {
  title: 'Anmelden',
  purpose: 'Damit wir antworten können.',
  legal_basis: 'Art. 6',
  fields: { a: { label: 'E-Mail' }, b: { label: 'Tage', choices: 'Montag\nDienstag' }, c: { label: 'Ausweis' } },
};

/** A site with a form online, and a visitor who has read it and so has a token. */
async function siteWithForm() {
  const site = await siteWithPage();
  const values = { props: { fields, recipient: '' }, i18n: { de } };
  const made = await createEntry({ type: 'form', values, actor: systemActor, contentModel: definitions });
  if (made.kind !== 'saved') throw new Error(`The form was not made: ${JSON.stringify(made)}`);
  const { id, number } = made;
  await publishEntry({ type: 'form', id, locale: 'de', actor: systemActor, contentModel: definitions });
  const read = await site.ask(`/de/api/forms/${number}/`);
  const token = /csrftoken=([^;]+)/.exec(read.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const headers = { cookie: `csrftoken=${token}`, 'X-CSRFToken': token, 'content-type': 'application/json' };
  const send = (field_values: unknown, more: Record<string, string> = {}) =>
    site.ask('/de/api/forms-entries/', {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify({ form: number, field_values }),
    });
  return { site, number, read, token, send };
}

const entries = async ({ pool }: SiteForTests) => (await pool.query('select field_values from form_entry')).rows;

test('without the token, or with that of somebody else, nothing is taken', async () => {
  const { site, send } = await siteWithForm();
  const refused: Record<string, string>[] = [
    { 'X-CSRFToken': '' },
    { 'X-CSRFToken': 'x'.repeat(43) },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const more of refused) expect((await send({ email: 'ada@museum.example' }, more)).status).toBe(403);
  expect(await entries(site)).toEqual([]);
});

test('problems are named field by field, in documented words', async () => {
  const { site, send } = await siteWithForm();
  const answer = await send({ email: '', days: ['Sonntag'] });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    errors: [
      { path: 'field_values.email', message: 'Dieses Feld ist ein Pflichtfeld!' },
      { path: 'field_values.days' },
    ],
  });
  expect(await (await send({ email: 'ada' })).json()).toMatchObject({
    errors: [{ message: 'Ungültige E-Mail-Adresse!' }],
  });
  expect((await send({ email: 'ada@museum.example', role: 'admin' })).status).toBe(422);
  expect(await entries(site)).toEqual([]);
});

test('a robot that fills the trap is thanked, and nothing is stored', async () => {
  const { site, send } = await siteWithForm();
  const robot = await send({ email: 'robot@spam.example', email2: 'robot@spam.example' });
  expect(await entries(site)).toEqual([]);
  const person = await send({ email: 'ada@museum.example', email2: '' });
  expect([robot.status, await robot.json()]).toEqual([person.status, await person.json()]);
  expect(await entries(site)).toHaveLength(1);
});

test('a form says what it asks, with its documented number of each kind and the trap at the end', async () => {
  const { read, number } = await siteWithForm();
  expect(await read.json()).toMatchObject({
    id: number,
    title: 'Anmelden',
    fields: [
      { slug: 'email', field_type: 3, required: true },
      { slug: 'days', field_type: 5, default: [], choices: ['Montag', 'Dienstag'] },
      { slug: 'card', field_type: 9, default: null },
      { slug: 'email2', field_type: 'honeypot', visible: false },
    ],
  });
});

test('a file is handed in first and sent with the form; one that is no picture or PDF is refused', async () => {
  const { site, token, send } = await siteWithForm();
  const hand = (content: string, name: string) => {
    const body = new FormData();
    body.set('file', new File([content], name));
    return site.ask('/de/api/temp-files/', {
      method: 'POST',
      headers: { cookie: `csrftoken=${token}`, 'X-CSRFToken': token },
      body,
    });
  };
  expect((await hand('<html><script>1</script>', 'ausweis.pdf')).status).toBe(422);
  const answer = await hand('%PDF-1.7 …', 'ausweis.pdf');
  expect(answer.status).toBe(201);
  const { id } = await answer.json();
  expect((await send({ email: 'ada@museum.example', card: id })).status).toBe(201);
  expect(await entries(site)).toMatchObject([{ field_values: { card: id } }]);
});

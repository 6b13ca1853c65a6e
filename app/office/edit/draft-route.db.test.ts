import { expect, test } from 'vitest';
import { pool } from '#app/db/client.server.ts';
import { freshProgramme, grow, title } from '#app/features/programme/programme-for-tests.ts';
import { requestOf } from '../request-for-tests.ts';
import { action } from './draft-route.ts';

freshProgramme();

async function patch(number: number, body: object): Promise<Response> {
  const init = {
    method: 'PATCH',
    headers: { 'If-Match': '"1"', 'Idempotency-Key': '-'.repeat(36) },
    body: JSON.stringify(body),
  };
  const params = { type: 'event', number: String(number) };
  return action(
    requestOf({ address: `/event/${number}/draft`, role: 'editor', params, init }) as unknown as Parameters<
      typeof action
    >[0],
  );
}

async function save(number: number, name: string): Promise<number> {
  return (await patch(number, { i18n: { de: { title: name } } })).status;
}

test('a text no database keeps is refused and the draft stays; any other is saved, whatever names the attempt', async () => {
  const { id, number } = await grow('event', {}, title('Tau'));
  const named = async () => (await pool().query('select label_de from entry where id = $1', [id])).rows[0].label_de;
  expect(await save(number, 'Tau\0')).toBe(422);
  expect(await save(number, 'Tau \ud83d')).toBe(422);
  expect(await named()).toBe('Tau');
  expect(await save(number, 'Reep')).toBe(200);
  expect(await named()).toBe('Reep');
});

test('a state of the tickets is answered with the minute that was written along', async () => {
  const { number } = await grow('event', {}, title('Tau'));
  const answer = await patch(number, { props: { ticket_state: 'few' }, i18n: {} });
  expect(await answer.json()).toEqual({
    rev: 2,
    props: { ticket_state_at: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/) },
  });
});

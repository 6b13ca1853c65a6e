import { expect, test } from 'vitest';
import { styleGuide } from '#app/collections/page/style-guide.server.ts';
import { readStoredSettings } from '#app/features/site-settings/settings.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { requestOf } from '../request-for-tests.ts';
import { action } from './settings-route.tsx';

const send = (fields: Record<string, string> | URLSearchParams) =>
  // Proof: the action reads nothing else of what the router gives it.
  action(
    requestOf({
      address: '/settings',
      role: 'admin',
      init: { method: 'POST', body: new URLSearchParams(fields) },
    }) as unknown as Parameters<typeof action>[0],
  );

test('a form that is none of them takes nothing offline', async () => {
  await databaseForThisTest();
  await expect(send({ command: 'irgendwas' })).rejects.toMatchObject({ init: { status: 400 } });
  await expect(send({})).rejects.toMatchObject({ init: { status: 400 } });
  expect(await readStoredSettings()).toMatchObject({ is_site_online: true, is_shop_online: true });
});

test('what a form says nothing of stays as it is', async () => {
  await databaseForThisTest();
  await send({ command: 'state' });
  await send({ command: 'state', is_shop_online: '0' });
  expect(await readStoredSettings()).toMatchObject({ is_site_online: true, is_shop_online: false });
});

test('a form whose switches are without ticks takes site and shop offline, and with them online', async () => {
  await databaseForThisTest();
  await send({ command: 'state', is_site_online: '0', is_shop_online: '0' });
  expect(await readStoredSettings()).toMatchObject({ is_site_online: false, is_shop_online: false });
  const ticked = new URLSearchParams({ command: 'state' });
  for (const name of ['is_site_online', 'is_shop_online']) for (const value of ['0', '1']) ticked.append(name, value);
  await send(ticked);
  expect(await readStoredSettings()).toMatchObject({ is_site_online: true, is_shop_online: true });
});

test('how the venue writes is kept as it was written, and read as rules', async () => {
  await databaseForThisTest();
  expect(await styleGuide()).toEqual({ words: { de: [], en: [] }, longest_sentence: null });
  const words = { words_de: 'Besucher = Besuchende\r\n\r\n= nichts', words_en: 'guys*' };
  await send({ command: 'style', ...words, longest_sentence: '1000' });
  expect(await styleGuide()).toEqual({
    words: { de: [{ avoid: 'Besucher', prefer: 'Besuchende' }], en: [{ avoid: 'guys*', prefer: '' }] },
    longest_sentence: 99,
  });
  await send({ command: 'style', longest_sentence: '' });
  expect(await styleGuide()).toEqual({ words: { de: [], en: [] }, longest_sentence: null });
});

test('difficult words are kept as they were written, and leave the switches alone', async () => {
  await databaseForThisTest();
  expect((await readStoredSettings()).glossary).toEqual({ de: '', en: '' });
  await send({ command: 'state', is_shop_online: '0' });
  await send({ command: 'glossary', glossary_de: 'Lore = Ein kleiner Zug.' });
  expect(await readStoredSettings()).toMatchObject({
    glossary: { de: 'Lore = Ein kleiner Zug.', en: '' },
    is_shop_online: false,
  });
});

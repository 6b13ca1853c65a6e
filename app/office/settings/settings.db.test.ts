import { expect, test } from 'vitest';
import { readStoredSettings } from '#app/features/site-settings/settings.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { requestOf } from '../request-for-tests.ts';
import { action } from './settings-route.tsx';

const send = (fields: Record<string, string>) =>
  // Proof: the action reads nothing else of what the router gives it.
  action(
    requestOf({
      address: '/settings',
      role: 'admin',
      init: { method: 'POST', body: new URLSearchParams(fields) },
    }) as unknown as Parameters<typeof action>[0],
  );

test('a form that is neither of the two takes nothing offline', async () => {
  await databaseForThisTest();
  await expect(send({ command: 'irgendwas' })).rejects.toMatchObject({ init: { status: 400 } });
  await expect(send({})).rejects.toMatchObject({ init: { status: 400 } });
  expect(await readStoredSettings()).toMatchObject({ is_site_online: true, is_shop_online: true });
});

test('a form without ticks takes site and shop offline', async () => {
  await databaseForThisTest();
  await send({ command: 'state' });
  expect(await readStoredSettings()).toMatchObject({ is_site_online: false, is_shop_online: false });
});

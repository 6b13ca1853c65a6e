import { expect, test } from 'vitest';
import { SiteSwitch } from './site-switch.server.ts';

function heard(options: ConstructorParameters<typeof SiteSwitch>[0]) {
  const site = new SiteSwitch(options);
  site.hears = true;
  return site;
}

test('before it was read nobody takes the fast path', async () => {
  const site = heard({ read: async () => true });
  expect(site.isKnownOn).toBe(false);
  expect(await site.isOn()).toBe(true);
  expect(site.isKnownOn).toBe(true);
});

test('a site that was closed stays closed while the database is away', async () => {
  let read = async () => false;
  const site = heard({ read: () => read() });
  expect(await site.isOn()).toBe(false);
  read = () => Promise.reject(new Error('away'));
  site.outdate();
  expect([await site.isOn(), site.isKnownOn]).toEqual([false, false]);
});

test('after a failure nobody waits for the next reading for two seconds', async () => {
  let [now, reads] = [0, 0];
  const read = () => {
    reads += 1;
    return Promise.reject(new Error('away'));
  };
  const site = heard({ read, now: () => now });
  expect([await site.isOn(), await site.isOn(), reads]).toEqual([true, true, 1]);
  now = 2_000;
  await site.isOn();
  expect(reads).toBe(2);
});

test('where changes may go unheard the switch is read for everybody who asks', async () => {
  let isOn = true;
  const site = new SiteSwitch({ read: async () => isOn });
  expect(await site.isOn()).toBe(true);
  isOn = false;
  expect(await site.isOn()).toBe(false);
});

test('a reading that the switch overtook answers nobody who asks later', async () => {
  const answers: ((isOn: boolean) => void)[] = [];
  const site = heard({ read: () => new Promise((answer) => answers.push(answer)) });
  const before = site.isOn();
  site.outdate();
  const after = site.isOn();
  answers[0]?.(true);
  answers[1]?.(false);
  expect([await before, await after]).toEqual([false, false]);
});

test('whoever kept answers hears that visitors are let in again, once', async () => {
  let [isOn, opened] = [false, 0];
  const site = heard({ read: async () => isOn, onOpened: () => (opened += 1) });
  await site.isOn();
  isOn = true;
  site.outdate();
  await site.isOn();
  await site.isOn();
  expect(opened).toBe(1);
});

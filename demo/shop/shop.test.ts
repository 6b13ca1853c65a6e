import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Carts } from './carts.ts';
import { demoShop } from './shop.ts';

const event = (identifier: string, ticketType: string) => ({
  identifier,
  scheduleStatus: 'event.scheduled',
  schedule: { startDate: '2026-12-05', startTime: '19:30' },
  title: { de: '<b>Ballade</b>', en: 'Ballad' },
  website: {},
  location: { de: 'Seilerbühne', en: 'Stage' },
  admission: { ticketType, priceMin: 12, priceMax: 24 },
});

test('a shop whose museum does not answer says so', async () => {
  const shop = await listening(demoShop({ museum: 'http://m.example', inside: 'http://127.0.0.1:9', currency: 'EUR' }));
  const answer = await fetch(`${shop}/de`);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('antwortet gerade nicht')]);
});

test('a date that is sold out, or that nobody knows, cannot be bought', async () => {
  const shop = await withDates(event('7', 'soldout'));
  for (const number of [7, 8]) {
    const answer = await post(`${shop}/de/date/${number}`, { regular: '1' });
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('keine Karten')]);
  }
});

test('an order without a name, an address or the tick is not taken; a whole one empties the cart', async () => {
  const shop = await withDates(event('7', 'sale'));
  const date = await fetch(`${shop}/en/date/7`);
  expect(await date.text()).toContain('€24.00');
  expect(await (await fetch(`${shop}/de/date/7`)).text()).toContain('&#60;b&#62;Ballade');
  const added = await post(`${shop}/en/date/7`, { regular: '2', reduced: '1' });
  const cart = added.headers.get('location') ?? '';
  expect(cart).toMatch(/^\/en\/cart\?cart=[\w-]{22}$/);
  expect(await (await fetch(shop + cart)).text()).toContain('€60.00');
  const order = shop + cart.replace('/cart?', '/order?');
  const whole = { name: 'Ada', email: 'ada@example.org', fake: '1' };
  for (const missing of ['name', 'email', 'fake'] as const)
    expect((await post(order, { ...whole, [missing]: '' })).status).toBe(422);
  expect((await post(order, whole)).headers.get('location')).toMatch(/^\/en\/done\?number=DEMO-/);
  expect(await (await fetch(shop + cart)).text()).toContain('Your cart is empty.');
});

test('a cart nobody looks at is forgotten after a quarter of an hour', () => {
  let now = 0;
  const carts = new Carts(() => now);
  const id = carts.add('', [{ date: 7, category: 'regular', count: 2 }]);
  now = 14 * 60_000;
  expect(carts.lines(id)).toHaveLength(1);
  now += 15 * 60_000 + 1;
  expect(carts.lines(id)).toEqual([]);
});

/** A shop beside a museum that has these dates. */
async function withDates(...events: object[]): Promise<string> {
  const museum = await listening((_, response) => response.end(JSON.stringify({ events })));
  return listening(demoShop({ museum, inside: museum, currency: 'EUR' }));
}

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function post(url: string, form: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

import { expect, test } from 'vitest';
import { type PurgedCache, purgeRequests } from './purge-requests.ts';

const token = 'secret';
const varnish: PurgedCache = { cache: 'varnish', urls: ['http://a:6081', 'http://b:6081'], token };

test('every Varnish is asked to ban what has one of the keys', () => {
  const headers = { 'X-Purge-Token': token, 'X-Purge-Keys': 'abc|site' };
  expect(purgeRequests(varnish, ['abc', 'site'])).toEqual([
    { url: 'http://a:6081', method: 'BAN', headers },
    { url: 'http://b:6081', method: 'BAN', headers },
  ]);
});

test('Fastly and Cloudflare are asked as their interfaces want it', () => {
  const service: PurgedCache = { cache: 'fastly', urls: ['https://api.fastly.com/service/S1'], token };
  expect(purgeRequests(service, ['abc', 'def'])).toEqual([
    {
      url: 'https://api.fastly.com/service/S1/purge',
      method: 'POST',
      headers: { 'Fastly-Key': token, 'Surrogate-Key': 'abc def' },
    },
  ]);
  const zone: PurgedCache = { cache: 'cloudflare', urls: ['https://api.cloudflare.com/client/v4/zones/Z1'], token };
  expect(purgeRequests(zone, ['abc', 'def'])).toEqual([
    {
      url: 'https://api.cloudflare.com/client/v4/zones/Z1/purge_cache',
      method: 'POST',
      headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/json' },
      body: '{"tags":["abc","def"]}',
    },
  ]);
});

test('no request names more keys than it may, and none is lost', () => {
  const keys = Array.from({ length: 65 }, (_, at) => `key-${at}`);
  const requests = purgeRequests({ cache: 'cloudflare', urls: ['https://api.example'], token }, keys);
  const named = requests.map(({ body }) => JSON.parse(body ?? '').tags as string[]);
  expect(named.map(({ length }) => length)).toEqual([30, 30, 5]);
  expect(named.flat()).toEqual(keys);
});

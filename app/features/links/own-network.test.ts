import { expect, test } from 'vitest';
import { internetOnly, isPublicAddress } from './own-network.ts';

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.178.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '127.1',
  '',
])('%s is never asked', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:2800:220:1::1', '2a00:1450:4001::1'])(
  '%s may be asked',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test('only the ports of websites are asked', () => {
  expect([80, 443, 22, 5432, 6379, 8080].filter(internetOnly.allowsPort)).toEqual([80, 443]);
});

import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test('a visitor who takes another address of the same IPv6 line each time stays one visitor', () => {
  const line = '2001:db8:0:7::/64';
  for (const address of [
    '2001:db8:0:7::1',
    '2001:0DB8:0000:0007:ffff:1:2:3',
    '[2001:db8:0:7::9]:443',
    '2001:db8:0:7::%eth0',
  ])
    expect(networkOf(address), address).toBe(line);
  expect(networkOf('2001:db8:0:8::1')).toBe('2001:db8:0:8::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

test('an IPv4 address is one visitor, with a port or written as IPv6 as well', () => {
  for (const address of ['192.0.2.7', '192.0.2.7:51034', '::ffff:192.0.2.7', '[::ffff:192.0.2.7]:80'])
    expect(networkOf(address), address).toBe('192.0.2.7');
});

test('what is no address stays what it is', () => {
  expect(networkOf('unknown')).toBe('unknown');
  expect(networkOf('')).toBe('');
});

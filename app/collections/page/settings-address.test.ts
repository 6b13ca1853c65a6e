import { expect, test } from 'vitest';
import { pageInput } from './schema.ts';

const takes = (settings_url: string | null) => pageInput.safeParse({ settings_url }).success;

test('the address of the settings of a page follows the rule of every link', () => {
  for (const address of ['javascript:alert(1)', '//evil.invalid', 'data:text/html,x', '/a b', 'x'])
    expect([address, takes(address)]).toEqual([address, false]);
  for (const address of ['https://museum.example/a', '/de/besuch', '', null])
    expect([address, takes(address)]).toEqual([address, true]);
});

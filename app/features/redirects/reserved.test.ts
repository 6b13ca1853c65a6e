import { expect, test } from 'vitest';
import { isReservedAddress, isReservedRoot } from './reserved.ts';

test.each([
  '/de',
  '/en/',
  '/de/login',
  '/de/LOGIN',
  '/de/log%69n',
  '/de/login.data',
  '/de/login/forgot',
  '/de/logout',
  '/de/setup',
  '/en/office',
  '/en/office/redirects',
  '/de/api/forms-entries',
  '/de/pageeditor-api/user',
  '/de/user/settings',
  '/de/search',
  '/de/module-data',
  '/de/html-frame/x/y',
  '/de/programm',
  '/media/x',
  '/assets/entry.js',
])('%s never leads anywhere else', (address) => expect(isReservedAddress(address)).toBe(true));

test.each(['/de/alt', '/en/old/page', '/de/login-hilfe', '/de/programm/alter-abend/12', '/de/officer'])(
  '%s may lead elsewhere',
  (address) => expect(isReservedAddress(address)).toBe(false),
);

test.each(['/', '/de', '/de/alt', '/cms-hub', '/webshop/x', '/api/events', '/media/a.png', '/assets/a.js', '/sw.js'])(
  '%s without a language never leads anywhere else',
  (address) => expect(isReservedRoot(address)).toBe(true),
);

test.each(['/alt-a', '/index.php', '/programm-2019/alt.html'])('%s without a language may lead elsewhere', (address) =>
  expect(isReservedRoot(address)).toBe(false),
);

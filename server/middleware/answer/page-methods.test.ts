import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pageMethods } from './page-methods.ts';

type Module = NonNullable<ServerBuild['routes'][string]>['module'];

const page: Module = { default: () => null };
const form: Module = { default: () => null, action: () => null };
const routes: ServerBuild['routes'] = {
  root: { id: 'root', path: '', module: page },
  frame: { id: 'frame', parentId: 'root', module: form },
  login: { id: 'login', parentId: 'frame', path: ':lang/login', module: form },
  any: { id: 'any', parentId: 'frame', path: ':lang/*', module: page },
};

test.each([
  ['a page is read', '/de/besuch', ['GET', 'HEAD']],
  ['a page with a form takes it', '/de/login', ['GET', 'HEAD', 'POST']],
  ['so do its data', '/de/login.data', ['GET', 'HEAD', 'POST']],
  ['what is no page is read in vain', '/readyz', ['GET', 'HEAD']],
])('%s', (_, path, methods) => {
  expect(pageMethods(routes, path)).toEqual(methods);
});

import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { methodsOf, routedCalls } from './methods.ts';

const methodsAt = methodsOf(routedCalls(contract));
const id = '11111111-1111-4111-8111-111111111111';

test.each([
  ['/api/search', ['GET', 'HEAD']],
  ['/de/api/forms-entries', ['POST']],
  ['/de/pageeditor-api/nav', ['GET', 'HEAD']],
  ['/de/pageeditor-api/page/besuch/anfahrt', ['GET', 'HEAD']],
  ['/en/pageeditor-api/headline', ['GET', 'HEAD', 'POST']],
  [`/en/pageeditor-api/headline/${id}`, ['GET', 'HEAD', 'PATCH', 'POST', 'DELETE']],
])('%s knows its methods', (path, methods) => {
  expect(methodsAt(path)).toEqual(methods);
});

test.each(['/api/unknown', '/fr/pageeditor-api/nav', '/de/pageeditor-api/no-model', '/de/pageeditor-api/headline/1'])(
  '%s belongs to no call and has none',
  (path) => {
    expect(methodsAt(path)).toEqual([]);
  },
);

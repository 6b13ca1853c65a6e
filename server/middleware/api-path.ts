import { callRoots } from '#app/urls.ts';

const shape = new RegExp(`^/(?:(?:de|en)/)?(?:${callRoots.join('|')})(?:/|$)`);

/** Whether an address belongs to the API (docs/behaviour/calls.md), with or without its language. */
export function isApiPath(path: string): boolean {
  return shape.test(path);
}

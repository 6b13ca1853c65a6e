import { callRoots } from '#app/urls.ts';

const shape = new RegExp(`^/(?:(?:de|en)/)?(?:${callRoots.join('|')})(?:/|$)`);

/** Whether an address belongs to the interface of specification section 7, with or without its language. */
export function isApiPath(path: string): boolean {
  return shape.test(path);
}

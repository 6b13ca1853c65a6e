import type { Action } from '#app/auth/policy.ts';
import { moduleDataRoot } from '#app/urls.ts';

const actions = { method: 'post', path: '/{lang}/office/{type}/commands' } as const;

/** Calls that routes of the router answer: what forms and lists of the office send (decision 18), and the editor's previews. */
export const routerEndpoints = {
  saveEntry: { method: 'patch', path: '/{lang}/office/{type}/{number}/draft' },
  runAction: actions,
  undoAction: actions,
  moduleData: { method: 'get', path: `/{lang}/${moduleDataRoot}` },
  replaceMedia: { method: 'post', path: '/{lang}/office/media/{id}/file' },
} as const;

/** What can be done to one or many entries of a list at once. */
export const commands = [
  'publish_de',
  'publish_en',
  'unpublish_de',
  'unpublish_en',
  'cancel',
  'postpone',
  'move',
  'soldout',
  'few',
  'sale',
  'reinstate',
  'duplicate',
  'bin',
  'restore',
] as const;

/** What the policy is asked before each of them. */
export function actionOf(command: (typeof commands)[number]): Action {
  if (command === 'duplicate') return 'entry:write';
  return command === 'bin' || command === 'restore' ? 'entry:delete' : 'entry:publish';
}

/** The path as the router writes it, such as `:lang/office/:type/commands`. */
export function routePattern({ path }: { path: string }): string {
  return path.slice(1).replace(/\{(\w+)\}/g, ':$1');
}

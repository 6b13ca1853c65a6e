import { test as museum } from '../browser.ts';

/**
 * `test` for answers in the server's place: without the service worker, which takes the page over at its own moment and
 * asks by a way of its own. Then such an answer would slip by.
 */
export const test = museum.extend<object>({ serviceWorkers: 'block' });

/** What the editor saves: not the library, the targets of links, or the pages themselves. */
export const writes = /\/pageeditor-api\/(?!media|targets|pages?\/).*/;

import type { LoadContext } from '#app/load-context.ts';
import siteConfig from '#site-config';
import { nameOfWindow } from '../page/refused-window.server.ts';

/** How the window of a screen of the login is called; first of all that something is wrong, if it is. */
export function loginTitle(name: string, load: LoadContext): string {
  return `${nameOfWindow(name, load)} | ${siteConfig.name[load.locale]}`;
}

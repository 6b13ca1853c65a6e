import { firstUrls } from '#app/first-urls.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { useLocale } from '../shell/use-locale.ts';

/** Stands in for the page of an error where even that cannot be loaded, which is what a lost network does. */
export function Unreachable() {
  return (
    <main>
      <h1>{m.error_offline_title()}</h1>
      <p>{m.error_offline_text()}</p>
      <a href={firstUrls.home(useLocale())}>{m.error_home()}</a>
    </main>
  );
}

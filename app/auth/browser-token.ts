import { urls } from '#app/urls.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';

/** The token that every write of a script repeats, from the cookie of this browser; empty when it has gone. */
export function csrfToken(): string {
  return /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

/** The same; when the cookie has gone with the session, any page with a form brings a new one. */
export async function freshToken(): Promise<string> {
  if (!csrfToken()) await fetch(urls.login(defaultLocale), { credentials: 'same-origin' }).catch(() => undefined);
  return csrfToken();
}

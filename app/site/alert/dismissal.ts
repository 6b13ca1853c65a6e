/** The one cookie that remembers which notice was closed (docs/behaviour/navigation.md#notice-at-the-top). */
const dismissalCookie = 'alert';

const oneYear = 365 * 24 * 60 * 60;

/**
 * Shown while nothing is remembered, and when the number remembered is another one's
 * (docs/behaviour/navigation.md#notice-at-the-top).
 */
export function isAlertShown(cookies: string, id: number): boolean {
  const remembered = new RegExp(`(?:^|; )${dismissalCookie}=([^;]*)`).exec(cookies)?.[1];
  return remembered === undefined || (/^\d+$/.test(remembered) && remembered !== String(id));
}

export function dismissal(id: number, isSecure: boolean): string {
  return `${dismissalCookie}=${id}; path=/; max-age=${oneYear}; samesite=lax${isSecure ? '; secure' : ''}`;
}

/**
 * The same rule before the page is painted: pages are the same for everybody, so whoever has closed the notice would see
 * it flash. Stands right behind the notice; its hash is in the content security policy (app/entry.server.tsx).
 */
export const dismissedScript = `(s=>{let c=/(?:^|; )${dismissalCookie}=([^;]*)/.exec(document.cookie);if(c&&(c[1]===s.dataset.alert||!/^\\d+$/.test(c[1])))s.hidden=true})(document.currentScript.parentElement)`;

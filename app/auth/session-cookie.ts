/**
 * `__Host-` binds the cookie to this host, the root path and https. Browsers refuse the prefix (and `Secure`) on plain
 * http, some even on localhost; there the same cookie goes without, so that `npm start` on one's own machine works.
 */
export function sessionCookieName(baseUrl: string): string {
  return baseUrl.startsWith('https:') ? '__Host-foyer_session' : 'foyer_session';
}

/** Of who has given a password and owes the second factor; bound in the same way. */
export function secondFactorCookieName(baseUrl: string): string {
  return baseUrl.startsWith('https:') ? '__Host-foyer_second_factor' : 'foyer_second_factor';
}

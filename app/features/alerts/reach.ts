/** How pressing a notice is, least first: it decides its colour, its role and its place in the order. */
export const urgencies = ['info', 'important', 'urgent'] as const;

export type Urgency = (typeof urgencies)[number];

/**
 * Whether a notice stands at an address: everywhere, or where the address begins with one of its paths. `/de/besuch`
 * reaches `/de/besuch/preise`, and not `/de/besucher`.
 */
export function reaches(paths: readonly string[], pathname: string): boolean {
  return paths.length === 0 || paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

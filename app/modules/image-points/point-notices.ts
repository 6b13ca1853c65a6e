/** What a notice at the top of pages says of a point, by the point's anchor. */
export type PointNotices = Readonly<Record<string, { title: string; text: string }>>;

type Notice = { title: string; text: string; link: { url: string } | null };

/** Notices whose link leads to one of the anchors; the most urgent comes first, and stays. */
export function noticesOf(anchors: readonly string[], alerts: readonly Notice[]): PointNotices {
  const found = alerts.flatMap(({ title, text, link }) => {
    const anchor = anchorIn(link?.url ?? '');
    return anchors.includes(anchor) ? [[anchor, { title, text }] as const] : [];
  });
  return Object.fromEntries(found.toReversed());
}

function anchorIn(url: string): string {
  return url.includes('#') ? url.slice(url.indexOf('#') + 1) : '';
}

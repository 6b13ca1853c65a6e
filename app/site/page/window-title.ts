import type { MetaDescriptor } from 'react-router';

/** A head whose window is called otherwise: what is changed is the page's own name, the one before that of the venue. */
export function renamed(
  head: readonly MetaDescriptor[],
  change: (name: string) => string,
  siteName: string,
): MetaDescriptor[] {
  const end = ` | ${siteName}`;
  return head.map((meta) => {
    if (!('title' in meta) || typeof meta.title !== 'string') return meta;
    const name = meta.title.endsWith(end) ? meta.title.slice(0, -end.length) : meta.title;
    return { title: change(name) + end };
  });
}

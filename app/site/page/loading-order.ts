const urgentPicture = /<img\b[^>]*\bfetchPriority="high"[^>]*>/g;

/**
 * The order in which a visitor's browser loads a page: words, type and the first picture, then scripts, then pictures
 * further down. Every view that opens a page calls its picture urgent, but none can know what stands above it; and the
 * scripts of a page that is readable without them would share the line of a telephone with what is to be seen.
 * Whoever opens a page to edit it waits for the scripts: they keep their rank.
 */
export function orderLoading(html: string): string {
  let isFirst = true;
  const ordered = html.replace(urgentPicture, (picture) => {
    if (!isFirst) return patient(picture);
    isFirst = false;
    return picture;
  });
  if (html.includes('name="foyer:editor"')) return ordered;
  return ordered.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

function patient(picture: string): string {
  return picture.replace(' loading="eager"', '').replace('fetchPriority="high"', 'loading="lazy" decoding="async"');
}

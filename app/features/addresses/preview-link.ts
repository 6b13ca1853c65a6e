import { locales } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';

/** The site at a moment: `preview` is a local time of the venue, `of` what is shown (server/middleware/person/team-preview.ts). */
export type PreviewMoment = { preview: string; of: string };

const anyHost = 'http://site.invalid';

/** Where a link of a page leads within a preview: to the same moment. What is no page of the site stays as it is. */
export function previewLink(href: string, { preview, of }: PreviewMoment): string {
  const isPath = href.startsWith('/') && !href.startsWith('//');
  if (!isPath && !href.startsWith('?')) return href;
  const url = new URL(href, anyHost);
  if (isPath && !isPage(url.pathname)) return href;
  url.searchParams.set('preview', preview);
  url.searchParams.set('of', of);
  return `${isPath ? url.pathname : ''}${url.search}${url.hash}`;
}

/** A page that visitors read: no file, and not where the team works. */
export function isPage(path: string): boolean {
  const locale = locales.find((each) => path === `/${each}` || path.startsWith(`/${each}/`));
  if (!locale || /\.[a-z]{2,5}$/.test(path)) return false;
  return ![urls.login(locale), urls.office(locale)].some((root) => path === root || path.startsWith(`${root}/`));
}

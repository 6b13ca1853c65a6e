import type { PageFields } from '../page-document.ts';

type Titled = {
  page: Pick<PageFields, 'title' | 'meta_title'>;
  siteName: string;
  isHome: boolean;
};

/** `%s | {product name}` (docs/behaviour/content.md#pages); the home page may be the name alone. */
export function documentTitle({ page, siteName, isHome }: Titled): string {
  const own = page.meta_title || (isHome ? '' : page.title);
  return own === '' || own === siteName ? siteName : `${own} | ${siteName}`;
}

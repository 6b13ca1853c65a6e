import type { HeadersFunction, MetaDescriptor } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { type PageFrame, plainFrame } from '#app/site/shell-data.ts';

/** What the shell needs around a screen that exists in both languages. */
export function frameOf(address: (locale: Locale) => string): PageFrame {
  return { ...plainFrame, alternates: { de: address('de'), en: address('en') } };
}

/** Screens of a login are in no index. */
export function loginMeta({ loaderData }: { loaderData: { title: string } | undefined }): MetaDescriptor[] {
  return [{ title: loaderData?.title ?? '' }, { name: 'robots', content: 'noindex' }];
}

/** What the action says, such as when to come again, is said of the page that shows it. */
export const actionHeaders: HeadersFunction = (given) => given.actionHeaders;

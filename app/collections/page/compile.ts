import type { Locale } from '#app/i18n/locale.ts';
import type { PageRecord } from './draft-payload.ts';
import type { PageFields } from './page-document.ts';

/** The page in one language. What has no text in it is empty, never the other language. */
export function pageFieldsIn(page: PageRecord, locale: Locale): PageFields {
  return {
    id: page.id,
    content_type: page.content_type,
    slug: page.slug[locale] ?? '',
    title: page.title[locale] ?? '',
    headline: page.headline[locale] ?? '',
    menu_name: page.menu_name[locale] ?? '',
    is_clickable: page.is_clickable,
    in_menu: page.in_menu,
    in_footer: page.in_footer,
    is_landing_page: page.is_landing_page,
    meta_title: page.meta_title[locale] ?? '',
    meta_description: page.meta_description[locale] ?? '',
    og_title: page.og_title[locale] ?? '',
    og_description: page.og_description[locale] ?? '',
    og_image: page.og_image,
    og_type: page.og_type,
    page_class: page.page_class,
    settings_url: page.settings_url,
    language_variant: page.language_variant,
  };
}

import type { PageFields } from '#app/collections/page/page-document.ts';

/** The ground of a page, and what kind of language it is written in: that has a type and a width of its own (app/ui/base.css). */
export function bodyClassOf({
  page_class,
  language_variant,
}: Pick<PageFields, 'page_class' | 'language_variant'>): string {
  return language_variant ? `${page_class} ${language_variant}` : page_class;
}

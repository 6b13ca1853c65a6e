import type { Article, WithContext } from 'schema-dts';
import type { EntryView } from '#app/cms/collection/entry.ts';
import type { articleFields } from '#app/collections/article/schema.ts';
import { absolute, imagesAndCards, organizationId } from '../detail/facts/schema-org.ts';

type Described = Pick<
  EntryView<typeof articleFields>,
  'id' | 'title' | 'fields' | 'locale' | 'published_at' | 'changed_at' | 'words'
> & { url: string };
type GraphRequest = {
  entry: Described;
  /** The day it carries. */
  date: string;
  authors: readonly { name: string; href: string | null }[];
  origin: string;
};

/**
 * An article as search engines read it (docs/behaviour/standards.md#json-ld). Nothing is said of what the page does not
 * show.
 */
export function articleGraph({ entry, date, authors, origin }: GraphRequest): WithContext<Article> {
  const { id, title, url, fields, locale, changed_at, words } = entry;
  const modified = changed_at.slice(0, 10) < date ? date : changed_at;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${origin}${url}#article`,
    headline: title,
    url: origin + url,
    mainEntityOfPage: origin + url,
    inLanguage: locale,
    datePublished: date,
    dateModified: modified,
    wordCount: words,
    ...(fields.lead ? { description: fields.lead } : {}),
    ...(fields.category ? { articleSection: fields.category.title } : {}),
    ...(fields.tags.length > 0 ? { keywords: fields.tags.map((tag) => tag.title) } : {}),
    image: imagesAndCards({ id, locale, image: fields.image }, origin),
    author:
      authors.length > 0
        ? authors.map(({ name, href }) => ({
            '@type': 'Person',
            name,
            ...(href ? { url: absolute(origin, href) } : {}),
          }))
        : organizationId(origin),
    publisher: organizationId(origin),
  };
}

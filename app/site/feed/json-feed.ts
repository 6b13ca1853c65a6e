import { type Feed, venueMoment } from './feed.ts';

/** JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed({ title, description, language, page, self, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    ...(description ? { description } : {}),
    language,
    home_page_url: page,
    feed_url: self,
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      content_html: item.html || `<p>${item.summary.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`,
      ...(item.summary ? { summary: item.summary } : {}),
      ...(item.image ? { image: item.image } : {}),
      date_published: venueMoment(item.published),
      date_modified: venueMoment(item.changed),
      ...(item.authors.length > 0
        ? { authors: item.authors.map(({ name, url }) => ({ name, ...(url ? { url } : {}) })) }
        : {}),
      ...(item.categories.length > 0 ? { tags: item.categories } : {}),
      language,
    })),
  });
}

import type { EventSeries, WithContext } from 'schema-dts';
import type { EntryView } from '#app/cms/collection/entry.ts';
import type { seriesFields } from '#app/collections/series/schema.ts';
import { imagesOf, organizationId } from '../detail/facts/schema-org.ts';
import { summaryOf } from '../detail/facts/summary.ts';

/** A series for machines; its dates are marked up on their own pages. */
export function seriesGraph(
  { title, url, fields }: EntryView<typeof seriesFields> & { url: string },
  origin: string,
): object {
  const description = summaryOf(fields);
  const graph: WithContext<EventSeries> = {
    '@context': 'https://schema.org',
    '@type': 'EventSeries',
    '@id': `${origin}${url}#series`,
    name: title,
    url: origin + url,
    ...(description ? { description } : {}),
    ...imagesOf(fields.image, origin),
    organizer: organizationId(origin) as never,
  };
  return graph;
}

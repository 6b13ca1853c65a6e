import type { Person, WithContext } from 'schema-dts';
import type { EntryView } from '#app/cms/collection/entry.ts';
import type { personFields } from '#app/collections/person/schema.ts';
import { absolute, imagesOf, organizationId } from '../detail/facts/schema-org.ts';

/** Somebody for machines; only the team works for the venue. */
export function personGraph(
  { title, url, fields }: EntryView<typeof personFields> & { url: string },
  origin: string,
): object {
  const { role, image, website, email, phone, in_team, lead } = fields;
  const graph: WithContext<Person> = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${origin}${url}#person`,
    name: title,
    url: origin + url,
    ...(role ? { jobTitle: role } : {}),
    ...(lead ? { description: lead } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(website ? { sameAs: absolute(origin, website.href) } : {}),
    ...(in_team ? { worksFor: organizationId(origin) as never } : {}),
    ...imagesOf(image, origin),
  };
  return graph;
}

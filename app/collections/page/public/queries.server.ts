import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PageDocument } from '../page-document.ts';

export type PublishedPage = {
  id: string;
  locale: Locale;
  version_id: string;
  n: number;
  published_at: string;
  doc: PageDocument;
};

const published = `
  select publication.object_id as id, publication.locale, version.id as version_id, version.n, version.doc,
         to_char(publication.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at
  from publication
  join version on version.id = publication.version_id
  join page on page.id = publication.object_id and page.deleted_at is null`;

/** What visitors see at a path below the language, or null: offline and missing are the same for them. */
export async function publishedPage({ path, locale }: { path: string; locale: Locale }): Promise<PublishedPage | null> {
  const { rows } = await pool().query<PublishedPage>(
    `${published}
     join address on address.content_type = 'page' and address.object_id = publication.object_id and address.locale = publication.locale
     where publication.content_type = 'page' and publication.locale = $1 and address.path = $2`,
    [locale, path],
  );
  return rows[0] ?? null;
}

export async function publishedPageById({ id, locale }: { id: string; locale: Locale }): Promise<PublishedPage | null> {
  const { rows } = await pool().query<PublishedPage>(
    `${published} where publication.content_type = 'page' and publication.locale = $1 and publication.object_id = $2`,
    [locale, id],
  );
  return rows[0] ?? null;
}

/** One version for those who may see it; the caller has asked the policy. */
export async function pageVersion({
  versionId,
  locale,
}: {
  versionId: string;
  locale: Locale;
}): Promise<PublishedPage | null> {
  const { rows } = await pool().query<PublishedPage>(
    `select object_id as id, locale, id as version_id, n, doc, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at
     from version where content_type = 'page' and id = $1 and locale = $2`,
    [versionId, locale],
  );
  return rows[0] ?? null;
}

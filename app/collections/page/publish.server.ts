import { sql } from 'drizzle-orm';
import type { Definitions } from '#app/cms/view-nodes.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { addressProblem } from './addresses.server.ts';
import { type Compiled, type CompileRequest, compileDraft } from './compile-draft.server.ts';
import { goLive, type Live } from './go-live.server.ts';
import type { PageDocument } from './page-document.ts';
import { dropWaiting } from './waiting.server.ts';
import { writeVersion } from './write-version.server.ts';

export type PublishResult =
  /** `before` is the number of the version visitors read until now; null when there was none. */
  ({ kind: 'published'; before: number | null } & Live) | Exclude<Compiled, { kind: 'compiled' }>;

export type PublishRequest = CompileRequest & { userId: string | null };

/** Publishes one language of a page in one transaction. What was waiting to be published later is dropped. */
export async function publishPage(request: PublishRequest): Promise<PublishResult> {
  const { pageId, locale, userId, definitions } = request;
  return transaction(async (tx) => {
    const compiled = await compileDraft(tx, request);
    if (compiled.kind !== 'compiled') return compiled;
    const { doc } = compiled;
    const before = await publishedNumber(tx, pageId, locale);
    const version = await writeVersion(tx, { pageId, locale, kind: 'publish', userId, doc });
    await dropWaiting(tx, { pageId, locale, action: 'publish' });
    return { kind: 'published', before, ...(await goLive(tx, { pageId, locale, version, doc, userId, definitions })) };
  });
}

export type PublishVersionResult = ({ kind: 'published'; before: number | null } & Live) | { kind: 'gone' };

/**
 * Makes an older version the one visitors read again: how a publication is undone. The draft stays as it is. Only what
 * passed all checks when somebody published it, and whose address is still free, can come back; all else is `gone`.
 */
export async function publishVersion({
  pageId,
  locale,
  n,
  userId,
  definitions,
}: {
  pageId: string;
  locale: Locale;
  n: number;
  userId: string;
  definitions: Definitions;
}): Promise<PublishVersionResult> {
  return transaction(async (tx) => {
    await tx.execute(sql`select id from page where id = ${pageId} for update`);
    const { rows } = await tx.execute<{ id: string; n: number; doc: PageDocument }>(sql`
      select version.id, n, doc from version join page on page.id = version.object_id and page.deleted_at is null
      where version.content_type = 'page' and object_id = ${pageId} and locale = ${locale} and n = ${n}
        and kind in ('publish', 'scheduled')`);
    const [found] = rows;
    if (!found) return { kind: 'gone' };
    const { doc, ...version } = found;
    if (await addressProblem(tx, { pageId, locale, slug: doc.page.slug })) return { kind: 'gone' };
    const before = await publishedNumber(tx, pageId, locale);
    const live = await goLive(tx, { pageId, locale, version, doc, userId, definitions, action: 'publish:version' });
    return { kind: 'published', before, ...live };
  });
}

async function publishedNumber(tx: Transaction, pageId: string, locale: Locale): Promise<number | null> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select n from publication join version on version.id = publication.version_id
    where publication.content_type = 'page' and publication.object_id = ${pageId} and publication.locale = ${locale}`);
  return rows[0]?.n ?? null;
}

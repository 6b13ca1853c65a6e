import { sql } from 'drizzle-orm';
import { nodesIn, type PublishProblem } from '#app/cms/compile.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';
import type { Definitions } from '#app/cms/view-nodes.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { addressProblem } from './addresses.server.ts';
import { blockingFindings } from './blocking.server.ts';
import { chosenDocument } from './chosen-document.ts';
import { pageFieldsIn, publishProblems } from './compile.ts';
import { documentMedia } from './document-media.server.ts';
import { draftNodes, draftTag, readPage } from './draft.server.ts';
import type { PageDocument } from './page-document.ts';
import { publishedDocument } from './published-document.server.ts';

export type Compiled =
  | { kind: 'compiled'; doc: PageDocument }
  | { kind: 'gone' }
  | { kind: 'changed'; draft_tag: string }
  | { kind: 'incomplete'; problems: PublishProblem[] };

export type CompileRequest = {
  pageId: string;
  locale: Locale;
  /** The draft on the screen of the person who publishes; null publishes whatever there is (demo, import). */
  tag: string | null;
  /** Ids of the modules that go out, the page's own id for its fields; null is everything. */
  chosen?: ReadonlySet<string> | null;
  definitions: Definitions;
  now?: Temporal.Instant;
};

/** The draft of one language as visitors would get it, or why it cannot go out. Locks the page. */
export async function compileDraft(tx: Transaction, request: CompileRequest): Promise<Compiled> {
  const { pageId, locale, tag, chosen = null, definitions, now = Temporal.Now.instant() } = request;
  await tx.execute(sql`select id from page where id = ${pageId} for update`);
  const page = await readPage(pageId, tx);
  if (!page) return { kind: 'gone' };
  const draft = await draftNodes('page', pageId, tx);
  const current = draftTag(page, draft);
  if (tag !== null && tag !== current) return { kind: 'changed', draft_tag: current };

  const whole = { page: pageFieldsIn(page, locale), nodes: nodesIn(draft, locale) };
  const published = chosen ? await publishedDocument(tx, pageId, locale) : null;
  const content = chosen && published ? chosenDocument(published, whole, chosen) : whole;
  const media = await documentMedia(tx, content, { locale, definitions });
  const doc: PageDocument = { ...content, media };

  // A slug nobody wrote is missing; an empty one is that of the home page.
  const slug = content.page === whole.page ? page.slug[locale] : content.page.slug;
  const problems = [
    ...(await missingIn(tx, doc, { slug, locale, definitions })),
    ...(await blockingFindings(tx, { doc, draft, locale, definitions, now })),
  ];
  return problems.length > 0 ? { kind: 'incomplete', problems: distinct(problems) } : { kind: 'compiled', doc };
}

/**
 * What is missing of a page before it can go out, whatever the house has decided besides: its place in the site, and what
 * every field must have. `slug` is undefined where nobody has written one.
 */
export async function missingIn(
  tx: Transaction,
  { page, nodes, media }: PageDocument,
  { slug, locale, definitions }: { slug: string | undefined; locale: Locale; definitions: Definitions },
): Promise<PublishProblem[]> {
  const misplaced = await addressProblem(tx, { pageId: page.id, locale, slug });
  const context = resolveContext({ locale, media, addresses: {} });
  return [
    ...(misplaced ? [{ module: null, path: 'slug', message: misplaced }] : []),
    ...publishProblems(page, nodes, { definitions, context }),
  ];
}

/** A missing text can be found by the field and by a rule; it is said once. */
export function distinct(problems: PublishProblem[]): PublishProblem[] {
  const known = new Set<string>();
  return problems.filter(({ module, path }) => {
    const place = `${module} ${path}`;
    if (known.has(place)) return false;
    known.add(place);
    return true;
  });
}

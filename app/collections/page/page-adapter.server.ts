import { sql } from 'drizzle-orm';
import { nodeProblems, type PublishProblem, referencesOf } from '#app/cms/compile.ts';
import type { ContentOwner, Draft, OwnerAdapter, Snapshot } from '#app/cms/publishing/owner-adapter.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';
import type { Definitions } from '#app/cms/view/view-nodes.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { blockingFindings } from './blocking.server.ts';
import { pageFieldsIn } from './compile.ts';
import { insertPageCopy } from './draft/copy-page.server.ts';
import { hasChildren, setPageTrashed } from './draft/trash.server.ts';
import type { PageRecord } from './draft-payload.ts';
import type { PageDocument } from './page-document.ts';
import { addressProblem } from './public/addresses.server.ts';
import { indexPages, unindexPages } from './public/page-listing.server.ts';
import { readPages } from './read-pages.server.ts';
import { restorePageFields } from './restore-page-fields.server.ts';

/** How pages are published. */
export function pageAdapter(definitions: Definitions): OwnerAdapter<PageDocument> {
  return {
    type: 'page',
    modules: definitions,
    rights: {
      write: 'draft:write',
      copy: 'page:create',
      publish: 'page:publish',
      unpublish: 'page:unpublish',
      delete: 'page:delete',
    },
    actions: { copy: 'page:copy', trash: 'page:delete', restore: 'page:restore' },

    async lock(tx, ids) {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select id from page where id = any(${sql.param([...ids])}::uuid[]) and deleted_at is null order by id for update`);
      return rows.map(({ id }) => id);
    },
    async readDrafts(reader, { ids, locale, lock }) {
      return (await readPages(reader, { ids, lock })).map((page) => draftOf(page, locale));
    },
    mediaIn({ page, nodes }, locale) {
      const shown = referencesOf(nodes, locale, definitions).filter(({ type }) => type === 'media');
      return [...shown.map(({ id }) => id), ...(page.og_image ? [page.og_image] : [])];
    },
    contentOf: (doc) => doc,

    async problemsOf(reader, snapshots, { locale }) {
      const problems = new Map<string, PublishProblem[]>();
      for (const snapshot of snapshots)
        problems.set(snapshot.id, await problemsIn(reader, snapshot, { locale, definitions }));
      return problems;
    },
    findingsIn: (reader, snapshots, { locale }) =>
      blockingFindings(reader, snapshots, { locale, modules: definitions }),
    addressProblem: (tx, { id, doc }, { locale }) => addressProblem(tx, { pageId: id, locale, slug: doc.page.slug }),
    hasTitle: async (_, { page }) => page.title.trim() !== '',

    list: (tx, versions, { locale, by }) => indexPages(tx, versions, { locale, by, definitions }),
    unlist: (tx, ids, { locale }) => unindexPages(tx, ids, locale),

    restoreValues: (tx, { id, doc }, { locale, by }) => restorePageFields(tx, { id, fields: doc.page, locale, by }),
    insertCopy: (tx, copy) => insertPageCopy(tx, copy),
    trashProblem: async (tx, id) => ((await hasChildren(tx, id)) ? 'has-children' : null),
    setTrashed: (tx, change) => setPageTrashed(tx, change),
  };
}

/** One page as what it is published with. */
export function pageOwner(id: string, definitions: Definitions): ContentOwner {
  return { type: 'page', id, adapter: pageAdapter(definitions) };
}

function draftOf(page: PageRecord, locale: Locale): Draft<PageDocument> {
  const doc = { page: pageFieldsIn(page, locale), nodes: [], media: [] };
  // An empty slug is that of the home page; one that nobody wrote is missing.
  return { id: page.id, rev: page.rev, doc, unwritten: page.slug[locale] === undefined ? ['slug'] : [] };
}

/** Its place in the site, and what every field must have. */
async function problemsIn(
  reader: Pick<Transaction, 'execute'>,
  { id, doc: { page, nodes, media }, unwritten }: Snapshot<PageDocument>,
  { locale, definitions }: { locale: Locale; definitions: Definitions },
): Promise<PublishProblem[]> {
  const slug = unwritten.includes('slug') ? undefined : page.slug;
  const misplaced = await addressProblem(reader, { pageId: id, locale, slug });
  const context = resolveContext({ locale, media, addresses: {} });
  return [
    ...(misplaced ? [{ module: null, path: 'slug', message: misplaced }] : []),
    ...(page.title.trim() === '' ? [{ module: null, path: 'title', message: 'field_problem_required' }] : []),
    ...nodeProblems(nodes, { definitions, context }),
  ];
}

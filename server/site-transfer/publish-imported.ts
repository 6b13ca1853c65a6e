import { systemActor } from '#app/auth/actor.ts';
import { publishEntries } from '#app/cms/collection/publish.server.ts';
import { publish } from '#app/cms/publishing/publish.server.ts';
import type { SiteProblem } from '#app/cms/site-format/problem.ts';
import type { SiteObject } from '#app/cms/site-format/site-object.ts';
import { pageOwner } from '#app/collections/page/page-adapter.server.ts';
import { pool, transaction } from '#app/db/client.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { definitions } from '#app/modules/registry.ts';
import { pagesInOrder } from './import-drafts.ts';
import { pageKind } from './kinds.ts';
import { publishAsRead } from './publish-as-read.ts';

/** Publishes the entries of one collection that are online and not published yet; answers those that could not be. */
export async function publishCollection({
  type,
  entries,
}: {
  type: string;
  entries: SiteObject[];
}): Promise<SiteProblem[]> {
  const known = await onlineAlready(type);
  const problems: SiteProblem[] = [];
  for (const locale of locales) {
    const waiting = entries.filter(({ id, online }) => online.includes(locale) && !known.has(`${id} ${locale}`));
    problems.push(
      ...(await publishDrafts({ type, entries: waiting.filter(({ published }) => !published[locale]), locale })),
    );
    for (const draft of waiting) {
      const object = draft.published[locale];
      const problem = object && (await publishAsRead({ draft, object, locale }));
      if (problem) problems.push(notPublished(`${type}/${draft.name}/${locale}.md`, problem));
    }
  }
  return problems;
}

type Waiting = { type: string; entries: readonly SiteObject[]; locale: Locale };

function publishDrafts({ type, entries, locale }: Waiting): Promise<SiteProblem[]> {
  const ids = entries.map(({ id }) => id);
  return transaction(async (tx) => {
    const answers = await publishEntries(tx, { type, ids, locale, actor: systemActor, contentModel });
    return answers.flatMap(({ id, result }) => {
      const name = entries.find((entry) => entry.id === id)?.name;
      return result.kind === 'published' ? [] : [notPublished(`${type}/${name}/${locale}.md`, JSON.stringify(result))];
    });
  });
}

async function onlineAlready(type: string): Promise<Set<string>> {
  const { rows } = await pool().query<{ object_id: string; locale: string }>(
    'select object_id, locale from publication where content_type = $1',
    [type],
  );
  return new Set(rows.map(({ object_id, locale }) => `${object_id} ${locale}`));
}

/** The same for pages, parents first: a page can only be online below one that is. */
export async function publishPages(pages: readonly SiteObject[]): Promise<SiteProblem[]> {
  const known = await onlineAlready(pageKind.type);
  const problems: SiteProblem[] = [];
  for (const page of pagesInOrder(pages))
    for (const locale of page.online) {
      const problem = known.has(`${page.id} ${locale}`) ? null : await publishPage(page, locale);
      if (problem) problems.push(notPublished(`${pageKind.folder}/${page.name}/${locale}.md`, problem));
    }
  return problems;
}

async function publishPage(draft: SiteObject, locale: Locale): Promise<string | null> {
  const object = draft.published[locale];
  if (object) return publishAsRead({ draft, object, locale });
  const result = await publish({ owner: pageOwner(draft.id, definitions), locale, actor: systemActor });
  return result.kind === 'published' ? null : JSON.stringify(result);
}

function notPublished(file: string, value: string): SiteProblem {
  return { file, line: 1, code: 'not_published', value };
}

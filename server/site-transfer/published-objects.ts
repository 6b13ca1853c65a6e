import type pg from 'pg';
import type { EntryDocument } from '#app/cms/collection/entry.ts';
import type { Values } from '#app/cms/field-set.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { ObjectKind, SiteObject } from '#app/cms/site-format/site-object.ts';
import { publishedFolder } from '#app/cms/site-format/write-object.ts';
import type { PageDocument } from '#app/collections/page/page-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { kindOf } from './kinds.ts';
import { modulesByOwner } from './module-trees.ts';
import { filledTexts, localizedNames, pageProps } from './page-values.ts';

export type PublishedDocument = {
  content_type: string;
  object_id: string;
  locale: Locale;
  doc: PageDocument | EntryDocument;
};

/**
 * What visitors read where the draft may say something else by now: only these documents are read, for there are few of
 * them. A draft that was saved without a change is among them too.
 */
export async function publishedDocuments(client: pg.ClientBase): Promise<PublishedDocument[]> {
  const { rows } = await client.query<PublishedDocument>(
    `select publication.content_type, publication.object_id, publication.locale, version.doc
     from publication join version on version.id = publication.version_id
     left join page on page.id = publication.object_id and page.deleted_at is null
     left join entry on entry.id = publication.object_id and entry.deleted_at is null
     where page.updated_at > version.at
        or entry.props <> version.doc->'props'
        or coalesce(entry.i18n->publication.locale, '{}') <> version.doc->'texts'
        or exists (with recursive tree as (
             select module.id, updated_at, deleted_at from module
             where module.content_type = publication.content_type and module.object_id = publication.object_id
             union all
             select module.id, module.updated_at, module.deleted_at from module join tree on module.parent_id = tree.id)
           select from tree where updated_at > version.at or deleted_at > version.at)
        or version.doc->'nodes' <> '[]' and not exists (select from module
             where content_type = publication.content_type and object_id = publication.object_id and deleted_at is null)`,
  );
  return rows;
}

/** A published document as an object of one language. */
export function objectOfDocument(
  { doc, object_id: id, locale }: PublishedDocument,
  { kind, name }: { kind: ObjectKind; name: string },
): SiteObject {
  const { props, texts } = 'page' in doc ? valuesOfPage(doc.page) : doc;
  return objectIn(locale, { kind, id, name, props, texts, nodes: doc.nodes });
}

type InLanguage = Pick<SiteObject, 'id' | 'name' | 'props'> & {
  kind: ObjectKind;
  texts: Values;
  nodes: readonly ModuleNode[];
};

function objectIn(locale: Locale, { kind, id, name, props, texts, nodes }: InLanguage): SiteObject {
  return {
    type: kind.type,
    name: publishedFolder(name, locale),
    id: '',
    props,
    i18n: { [locale]: texts },
    online: [],
    slots: modulesByOwner(nodes)(kind, id),
    published: {},
    head: {},
  };
}

function valuesOfPage(page: PageDocument['page']): { props: Values; texts: Values } {
  const texts = Object.fromEntries(localizedNames.map((name) => [name, page[name]]));
  return { props: pageProps(page), texts: filledTexts(texts) };
}

/** The draft as one language of it would be published, to be compared with what is. */
export function draftIn(locale: Locale, draft: SiteObject): SiteObject {
  const { props, type, name, slots } = draft;
  const texts = kindOf(type).publishedTexts(draft.i18n[locale] ?? {});
  return {
    type,
    name: publishedFolder(name, locale),
    id: '',
    props,
    i18n: { [locale]: texts },
    online: [],
    slots: Object.fromEntries(
      Object.entries(slots).map(([slot, roots]) => [slot, roots.flatMap((root) => shownIn(locale, root))]),
    ),
    published: {},
    head: {},
  };
}

/** What is hidden in the language is not published with it. */
function shownIn(locale: Locale, module: SiteObject['slots'][string][number]): (typeof module)[] {
  if (module.hidden_in.includes(locale)) return [];
  const columns = module.columns.map((column) => column.flatMap((inner) => shownIn(locale, inner)));
  return [{ ...module, hidden_in: [], i18n: { [locale]: module.i18n[locale] ?? {} }, columns }];
}

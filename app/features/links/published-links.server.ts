import { sql } from 'drizzle-orm';
import { linksAt } from '#app/cms/checks/link-checks.ts';
import { type Place, placesIn } from '#app/cms/checks/places.ts';
import type { ContentModel } from '#app/cms/collection/content-model.ts';
import type { Fields } from '#app/cms/field/field.ts';
import type { Values } from '#app/cms/field-set.ts';
import type { StoredLink } from '#app/cms/link.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { checkedAddress, type FoundLink, type LinkOwner } from './found-link.ts';

/** So many documents are in memory at a time. */
const batchSize = 200;

type Model = Pick<ContentModel, 'collections' | 'modules'>;

type Row = {
  type: string;
  id: string;
  locale: Locale;
  /** The parts of a page or of an entry that can hold a link. */
  page: Values | null;
  props: Values | null;
  texts: Values | null;
  nodes: ModuleNode[];
};

type Reading = { model: Model; ownHost: string };

/** Every link of what visitors read: fields, rich texts and modules of all pages and entries, and the menus. */
export async function* publishedLinks(tx: Transaction, { model, ownHost }: Reading): AsyncGenerator<FoundLink[]> {
  let after: Pick<Row, 'id' | 'locale'> = { id: '00000000-0000-0000-0000-000000000000', locale: 'de' };
  for (;;) {
    const rows = await nextRows(tx, after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.flatMap((row) => linksOf(row, { model, ownHost }));
    after = last;
  }
}

async function nextRows(tx: Transaction, { id, locale }: Pick<Row, 'id' | 'locale'>): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select publication.content_type as type, publication.object_id as id, publication.locale, doc->'page' as page,
            doc->'props' as props, doc->'texts' as texts, coalesce(doc->'nodes', '[]') as nodes
     from publication join version on version.id = publication.version_id
     where (publication.object_id, publication.locale) > (${id}::uuid, ${locale})
     order by publication.object_id, publication.locale limit ${batchSize}`);
  return rows;
}

function linksOf({ type, id, locale, page, props, texts, nodes }: Row, { model, ownHost }: Reading): FoundLink[] {
  const owner: LinkOwner = { owner_type: type, owner_id: id, locale };
  const own = placesIn({ id, props: props ?? {}, i18n: { [locale]: texts ?? {} } }, fieldsOf(model, type), locale);
  const places = [
    ...own.map((place) => ({ place, model: '' })),
    ...nodes.flatMap((node) =>
      placesIn(node, model.modules[node.model]?.fields ?? {}, locale).map((place) => ({ place, model: node.model })),
    ),
  ];
  const menu = typeof page?.settings_url === 'string' ? page.settings_url : '';
  return [
    ...(menu ? found(owner, { link: { url: menu }, ownHost, field: 'settings_url' }) : []),
    ...places.flatMap(({ place, model: of }) =>
      linksIn(place).flatMap(({ link, words }) => found(owner, { link, words, ownHost, model: of, field: place.name })),
    ),
  ];
}

/** With the address of a player, which leads out of the site as well. */
function linksIn(place: Place): { link: StoredLink; words: string }[] {
  const { field, stored } = place;
  const url = field.kind === 'embed' ? (stored.shared as { url?: unknown } | undefined)?.url : null;
  if (typeof url === 'string' && url !== '') return [{ link: { url }, words: '' }];
  return linksAt(place).map(({ link, text }) => ({ link, words: text?.trim().slice(0, 200) ?? '' }));
}

type Found = { link: StoredLink; ownHost: string; words?: string; model?: string; field: string };

function found(owner: LinkOwner, { link, ownHost, words = '', model = '', field }: Found): FoundLink[] {
  const checked = checkedAddress(link, { locale: owner.locale, ownHost });
  return checked ? [{ ...owner, ...checked, model, field, words }] : [];
}

function fieldsOf({ collections }: Model, type: string): Fields {
  return collections[type]?.fields ?? {};
}

import { entryUrl } from '#app/cms/collection/entry-url.ts';
import { startsOf } from '#app/cms/collection/listing/addresses.server.ts';
import { slugOf } from '#app/cms/collection/slug.ts';
import { anchorsOf } from '#app/cms/draft/anchors.server.ts';
import type { LinkTarget } from '#app/cms/link-target.ts';
import { findLinkTargets as findPages } from '#app/collections/page/public/targets.server.ts';
import { collections } from '#app/collections/registry.ts';
import { pool } from '#app/db/client.server.ts';
import { containing } from '#app/db/like.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { findFiles } from '../media-library/queries.server.ts';

const most = 20;
const mostFiles = 5;

type Row = {
  type: string;
  id: string;
  number: number;
  title: string;
  slug: string | null;
  online: boolean;
  starts: string | null;
  anchors: string[];
};

/**
 * What a link or a reference can lead to, for the finders of editor and office: pages, entries and files by words in
 * either language or by a pasted address of ours. Offline ones are offered too and say so. `type` asks for one kind.
 */
export async function findTargets({
  q,
  locale,
  type,
}: {
  q: string;
  locale: Locale;
  type?: string | undefined;
}): Promise<LinkTarget[]> {
  const [pages, entries, files] = await Promise.all([
    findPages({ q, locale, type }),
    findEntries({ q, locale, type }),
    type ? [] : findFiles({ q, most: mostFiles }),
  ]);
  const room = most - files.length;
  const found = [...pages.slice(0, Math.max(room - entries.length, room / 2)), ...entries].slice(0, room);
  return [...found, ...files.map(({ id, name, url }) => ({ type: 'media', id, title: name, url, online: true }))];
}

async function findEntries({ q, locale, type }: { q: string; locale: Locale; type?: string | undefined }) {
  const types = typesOf(type);
  if (types.length === 0) return [];
  const text = q.replaceAll('\0', '').trim().slice(0, 200);
  const like = containing(text);
  const { rows } = await pool().query<Row>(
    `select entry.type, entry.id, entry.number::float8 as number, listing.slug, listing.object_id is not null as online,
            entry.props->>($5::jsonb->>entry.type) as starts,
            ${anchorsOf('entry.type', 'entry.id')} as anchors,
            coalesce(nullif(case $1 when 'de' then label_de else label_en end, ''), nullif(label_de, ''), label_en) as title
     from entry left join listing on listing.object_id = entry.id and listing.locale = $1
     where entry.deleted_at is null and entry.type = any($2::text[])
       and (label_de || ' ' || label_en ilike $3 or entry.number = $4)
     order by (entry.number = $4) desc, (entry.starts_at is not null and entry.starts_at < now()), entry.starts_at nulls first, title
     limit ${most}`,
    [locale, types, like, numberIn(text), startsOf(collections)],
  );
  return rows
    .filter(({ type: known, number }) => number !== numberIn(text) || isAddressOf(text, known, number))
    .map(({ slug, number, ...row }): LinkTarget => {
      const definition = collections[row.type];
      const address = { locale, slug: slug ?? slugOf(row.title, row.type), number };
      return { ...row, url: definition ? entryUrl(definition, address) : null };
    });
}

/** Whatever slug it carries and in either language; the same number below another section is no address of it. */
function isAddressOf(text: string, type: string, number: number): boolean {
  const definition = collections[type];
  const path = pathIn(text).split('/');
  const slug = path.at(-2) ?? '';
  return locales.some((locale) => definition && entryUrl(definition, { locale, slug, number }) === path.join('/'));
}

/** A reference may name anything; a link only what has a page for visitors. */
function typesOf(type: string | undefined): string[] {
  if (type) return type in collections ? [type] : [];
  return Object.values(collections).flatMap(({ pages, type: known }) => (pages && !pages.isForTeam ? [known] : []));
}

/** The number at the end of a pasted address such as `/de/programm/drei-litzen/4711`. */
function numberIn(text: string): number | null {
  const number = /\/[^/]+\/([1-9]\d{0,14})$/.exec(pathIn(text))?.[1];
  return number ? Number(number) : null;
}

function pathIn(text: string): string {
  return URL.parse(text, 'http://site.invalid')?.pathname.replace(/\/$/, '') ?? '';
}

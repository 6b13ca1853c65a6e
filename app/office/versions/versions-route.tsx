import { sql } from 'drizzle-orm';
import { pathTree } from '#app/collections/page/public/page-paths.server.ts';
import { db } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { ContentLink } from '../content-link.tsx';
import { DataTable } from '../data-table.tsx';
import { entryName, formatMoment } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { namesOfPeople } from '../people.server.ts';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/versions-route.ts';

const most = 100;

type Row = {
  type: string;
  id: string;
  locale: Locale;
  n: number;
  at: string;
  by: string | null;
  title: string;
  path: string | null;
  number: number | null;
};

/** What was published last, over everything: each leads to where its versions are. */
export async function loader(args: Route.LoaderArgs) {
  const { locale } = requireEditor(args);
  const { rows } = await db().execute<Row>(sql`
    ${pathTree}, latest as (select * from publication order by published_at desc limit ${most})
    select latest.content_type as type, latest.object_id as id, latest.locale, version.n, published_by as by,
           to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, tree.path, entry.number::float8 as number,
           coalesce(nullif(case latest.locale when 'de' then label_de else label_en end, ''), nullif(label_de, ''), label_en,
             page.title->>latest.locale, page.title->>'de', page.title->>'en', '') as title
    from latest join version on version.id = latest.version_id
    left join entry on entry.id = latest.object_id
    left join page on latest.content_type = 'page' and page.id = latest.object_id
    left join tree on tree.id = page.id and tree.locale = latest.locale
    order by published_at desc, latest.object_id, latest.locale`);
  const people = await namesOfPeople(rows.map(({ by }) => by));
  return {
    rows: rows.map(({ type, id, locale: of, n, at, by, title, path, number }) => ({
      key: `${id} ${of}`,
      title: title || m.office_page_untitled(),
      language: of.toUpperCase(),
      kind: number === null ? m.office_thing_page() : entryName(type),
      version: n,
      at: formatMoment(at, locale),
      person: (by && people[by]) || m.office_system_itself(),
      url:
        number !== null ? urls.officeEntry(locale, type, number) : path === null ? null : `${urls.page(of, path)}?edit`,
    })),
  };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_versions_overview()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function VersionsScreen({ loaderData: { rows } }: Route.ComponentProps) {
  const names = [
    m.office_activity_thing(),
    m.office_language(),
    m.office_activity_kind(),
    m.office_version_number(),
    m.office_activity_when(),
    m.office_activity_who(),
  ];
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_versions_overview()}</h1>
      </header>
      <p className={controls.muted}>{m.office_versions_hint({ most })}</p>
      {rows.length === 0 && <p className={panels.none}>{m.office_versions_none()}</p>}
      {rows.length > 0 && (
        <DataTable label={m.office_versions_overview()} names={names} isList>
          {rows.map(({ key, title, language, kind, version, at, person, url }) => (
            <tr key={key}>
              <th scope="row">
                <ContentLink title={title} url={url} />
              </th>
              <td>{language}</td>
              <td>{kind}</td>
              <td>{version}</td>
              <td>{at}</td>
              <td>{person}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}

import { sql } from 'drizzle-orm';
import { Link } from 'react-router';
import { venueDay } from '#app/cms/venue-time.ts';
import { pathTree } from '#app/collections/page/public/page-paths.server.ts';
import { db } from '#app/db/client.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { ContentLink } from '../content-link.tsx';
import { DataTable } from '../data-table.tsx';
import { entryName, formatDay } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/untranslated-route.ts';
import { alone, startsAt } from './waiting.server.ts';

const most = 200;

type Row = { type: string; id: string; title: string; path: string | null; number: number | null; day: string | null };

/** What is online in one language and not in the other: what comes next first, then pages and everything else. */
export async function loader(args: Route.LoaderArgs) {
  const { locale, now } = requireEditor(args);
  const missing = locales.find((each) => each === args.url.searchParams.get('missing')) ?? 'en';
  const there: Locale = missing === 'de' ? 'en' : 'de';
  const { rows } = await db().execute<Row>(sql`
    ${pathTree}, ${alone(venueDay(now))}
    select alone.content_type as type, alone.object_id as id, tree.path, number::float8 as number, to_char(${startsAt}, 'YYYY-MM-DD') as day,
           coalesce(nullif(case ${there} when 'de' then label_de else label_en end, ''), page.title->>${there}, '') as title
    from alone left join entry on entry.id = alone.object_id
      left join page on page.id = alone.object_id and alone.content_type = 'page'
    left join tree on tree.id = page.id and tree.locale = ${there}
    where there = ${there} order by ${startsAt} nulls last, alone.content_type = 'page' desc, title limit ${most}`);
  const area = urls.officeArea(locale, 'untranslated');
  return {
    missing,
    others: locales.map((each) => ({ locale: each, url: `${area}?missing=${each}` })),
    rows: rows.map(({ type, id, title, path, number, day }) => ({
      key: id,
      title: title || m.office_page_untitled(),
      kind: number === null ? m.office_thing_page() : entryName(type),
      day: day ? formatDay(day, locale) : '',
      url:
        number !== null
          ? urls.officeEntry(locale, type, number)
          : path === null
            ? null
            : `${urls.page(there, path)}?edit`,
    })),
  };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_untranslated()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function UntranslatedScreen({ loaderData: { missing, others, rows } }: Route.ComponentProps) {
  const language = m[`office_language_${missing}`]();
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_untranslated()}</h1>
      </header>
      <p className={controls.muted}>{m.office_untranslated_hint()}</p>
      <nav className={controls.actions} aria-label={m.office_language()}>
        {others.map(({ locale, url }) => (
          <Link
            key={locale}
            discover="none"
            className={controls.plain}
            to={url}
            aria-current={locale === missing ? 'page' : undefined}
          >
            {m.office_untranslated_missing({ language: m[`office_language_${locale}`]() })}
          </Link>
        ))}
      </nav>
      {rows.length === 0 && <p className={panels.none}>{m.office_untranslated_none({ language })}</p>}
      {rows.length > 0 && (
        <DataTable
          label={m.office_untranslated_missing({ language })}
          names={[m.office_activity_thing(), m.office_activity_kind(), m.office_activity_day()]}
          isList
        >
          {rows.map(({ key, title, kind, day, url }) => (
            <tr key={key}>
              <th scope="row">
                <ContentLink title={title} url={url} />
              </th>
              <td>{kind}</td>
              <td>{day}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}

import { Form, Link } from 'react-router';
import { auditKinds } from '#app/features/activity/audit-kinds.ts';
import { auditRows, peopleOfAudit } from '#app/features/activity/audit-log.server.ts';
import { sittingsOf } from '#app/features/activity/sittings.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { ContentLink } from '../content-link.tsx';
import { DataTable } from '../data-table.tsx';
import controls from '../office-controls.module.css';
import filterRow from '../office-filters.module.css';
import panels from '../office-panels.module.css';
import { namesOfPeople } from '../people.server.ts';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/activities-route.ts';
import { activityLines, typeInWords } from './activity-lines.server.ts';
import { countedAction } from './activity-list.tsx';
import { auditTypes, readAuditFilter } from './audit-filter.ts';

/** Rows of one page; what was done in one sitting is one line of it. */
const pageRows = 200;

/** Everything that was done in the site and by whom, for administrators; page by page to its beginning. */
export async function loader(args: Route.LoaderArgs) {
  const { locale } = requireEditor(args, 'audit:read');
  const filter = readAuditFilter(args.url.searchParams);
  const [rows, ids] = await Promise.all([auditRows({ ...filter, most: pageRows + 1 }), peopleOfAudit()]);
  const names = await namesOfPeople(ids);
  const shown = rows.slice(0, pageRows);
  const here = urls.officeArea(locale, 'activities');
  const query = (changes: Record<string, string>) => {
    const params = new URLSearchParams(args.url.searchParams);
    params.delete('before');
    for (const [name, value] of Object.entries(changes)) params.set(name, value);
    return params.size > 0 ? `?${params}` : '';
  };
  return {
    filter,
    lines: await activityLines(sittingsOf(shown), locale),
    people: ids.map((id) => ({ id, name: names[id] ?? id })),
    types: auditTypes.map((type) => ({ type, name: typeInWords(type) })),
    newest: filter.before ? `${here}${query({})}` : null,
    older: rows.length > pageRows ? `${here}${query({ before: String(shown.at(-1)?.id) })}` : null,
    table: `${urls.officeActivityTable(locale)}${query({})}`,
  };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_activities()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function ActivitiesScreen({ loaderData }: Route.ComponentProps) {
  const { lines, newest, older, table } = loaderData;
  const names = [
    m.office_activity_when(),
    m.office_activity_who(),
    m.office_activity_what(),
    m.office_activity_thing(),
    m.office_activity_fields(),
  ];
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_activities()}</h1>
        <a className={controls.plain} href={table} download>
          {m.office_activities_export()}
        </a>
      </header>
      <p className={controls.muted}>{m.office_activities_hint()}</p>
      <ActivityFilter {...loaderData} />
      {lines.length === 0 && <p className={panels.none}>{m.office_activities_none()}</p>}
      {lines.length > 0 && (
        <DataTable label={m.office_activities()} names={names} isList>
          {lines.map(({ key, at, since, person, action, count, thing, fields }) => (
            <tr key={key}>
              <td>
                {at}
                {since && since !== at && <> ({m.office_activity_since({ since })})</>}
              </td>
              <td>{person}</td>
              <td>{countedAction(action, count)}</td>
              <th scope="row">
                <ContentLink {...thing} />
              </th>
              <td>{[...new Set(fields)].join(', ')}</td>
            </tr>
          ))}
        </DataTable>
      )}
      <nav className={controls.actions} aria-label={m.office_pages_nav()}>
        {newest && (
          <Link discover="none" className={controls.plain} to={newest}>
            {m.office_activities_newest()}
          </Link>
        )}
        {older && (
          <Link discover="none" className={controls.plain} to={older} rel="next">
            {m.office_activities_older()}
          </Link>
        )}
      </nav>
    </>
  );
}

type FilterProps = Pick<Route.ComponentProps['loaderData'], 'filter' | 'people' | 'types'>;

/** Who, what kind, of what, and on which day. */
function ActivityFilter({ filter, people, types }: FilterProps) {
  return (
    <Form
      className={`${controls.line} ${filterRow.filters}`}
      role="search"
      aria-label={m.office_activities()}
      key={JSON.stringify(filter)}
    >
      <select name="person" defaultValue={filter.person} aria-label={m.office_activity_who()}>
        <option value="">{m.office_activity_everybody()}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select name="kind" defaultValue={filter.kind ?? ''} aria-label={m.office_activity_what()}>
        <option value="">{m.office_activity_every_kind()}</option>
        {auditKinds.map((kind) => (
          <option key={kind} value={kind}>
            {m[`office_activity_kind_${kind}`]()}
          </option>
        ))}
      </select>
      <select name="type" defaultValue={filter.type} aria-label={m.office_activity_thing()}>
        <option value="">{m.office_activity_everything()}</option>
        {types.map(({ type, name }) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </select>
      <input type="date" name="day" defaultValue={filter.day} aria-label={m.office_activity_day()} />
      {filter.object && <input type="hidden" name="object" value={filter.object} />}
      <button type="submit" className={controls.plain}>
        {m.office_apply()}
      </button>
    </Form>
  );
}

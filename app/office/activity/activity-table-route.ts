import { stringify } from 'csv-stringify/sync';
import { csvCell } from '#app/cms/transfer/csv-cell.ts';
import { audit } from '#app/db/audit.server.ts';
import { db } from '#app/db/client.server.ts';
import { auditRows } from '#app/features/activity/audit-log.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { namesOfPeople } from '../people.server.ts';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/activity-table-route.ts';
import { inWords } from './activity-lines.server.ts';
import { readAuditFilter } from './audit-filter.ts';

const most = 20_000;

/** The filtered audit as a table for spreadsheets, every row of it. Who took it is noted. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, now } = requireEditor(args, 'audit:read');
  const rows = await auditRows({ ...readAuditFilter(args.url.searchParams), most });
  const people = await namesOfPeople(rows.map(({ by }) => by));
  const head = [
    m.office_activity_when(),
    m.office_activity_who(),
    m.office_activity_what(),
    m.office_activity_thing(),
    'ID',
    m.office_language(),
    m.office_activity_fields(),
  ];
  const table = rows.map(({ at, by, action, type, object, locale, fields }) => [
    at,
    (by && (people[by] ?? by)) || m.office_system_itself(),
    inWords(action),
    type,
    object,
    locale,
    fields.join(', '),
  ]);
  await audit(db(), { by: viewer.id, action: 'audit:export', detail: { count: rows.length } });
  const day = now.toString().slice(0, 10);
  return new Response(
    stringify(
      [head, ...table].map((cells) => cells.map(csvCell)),
      { bom: true, delimiter: ';' },
    ),
    {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="activities-${day}.csv"`,
        'cache-control': 'private, no-store',
      },
    },
  );
}

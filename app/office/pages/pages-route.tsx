import { data, Form } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { menuOf } from '#app/collections/page/public/navigation.ts';
import { siteIndex } from '#app/collections/page/public/site-index.server.ts';
import { formOf } from '#app/form-body.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { DataTable } from '../data-table.tsx';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/pages-route.ts';
import { MenuPreview } from './menu-preview.tsx';
import { changePages } from './page-actions.server.ts';
import { PageDialog } from './page-dialog.tsx';
import { PageLine } from './page-line.tsx';
import { pageRows } from './page-rows.server.ts';
import { outcomeText } from './pages-outcome.ts';
import { usePageDrag } from './use-page-drag.ts';

/** All pages as the tree they stand in, what of them is in menu and footer, and the menu as visitors have it now. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = requireEditor(args);
  const [rows, index] = await Promise.all([pageRows(locale), siteIndex()]);
  return {
    rows,
    menus: locales.map((each) => ({ locale: each, items: menuOf(index, each) })),
    csrfToken: csrfToken ?? '',
    may: { write: can(viewer, 'draft:write'), move: can(viewer, 'page:create') },
  };
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer: actor, locale } = requireEditor(args, 'draft:write');
  const pages = await pageRows(locale);
  const outcome = await changePages(await formOf(request), { pages, actor });
  if (!outcome) throw data(null, { status: 400 });
  if (outcome.kind !== 'refused') return data({ text: outcomeText(outcome, await pageRows(locale)), isProblem: false });
  if (outcome.reason === 'forbidden') throw data(null, { status: 403 });
  return data({ text: outcomeText(outcome, pages), isProblem: true }, 409);
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.pages_title()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function PagesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, menus, csrfToken, may } = loaderData;
  const drag = usePageDrag(rows, csrfToken);
  const names = [m.pages_page(), m.office_state(), m.field_page_in_menu(), m.field_page_in_footer()];
  return (
    <>
      <header className={panels.head}>
        <h1>{m.pages_title()}</h1>
      </header>
      <p className={controls.muted}>{m.pages_hint()}</p>
      <Note text={actionData?.text ?? null} isProblem={actionData?.isProblem ?? false} />
      <div className={panels.withAside}>
        <Form method="post" preventScrollReset>
          <CsrfField token={csrfToken} />
          <DataTable label={m.pages_title()} names={names} hasActions={may.write} isList>
            {rows.map((row) => (
              <PageLine key={row.id} row={row} rows={rows} may={may} drag={may.move ? drag : null} />
            ))}
          </DataTable>
        </Form>
        <MenuPreview menus={menus} />
      </div>
      {may.write &&
        rows.map((row) => (
          <PageDialog key={row.id} row={row} rows={rows} mayMove={may.move && !row.isHome} csrfToken={csrfToken} />
        ))}
    </>
  );
}

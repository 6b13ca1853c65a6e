import { data, Link, redirect } from 'react-router';
import { getPerson } from '#app/auth/team/people.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { formatMoment } from '../format.ts';
import { Note } from '../note.tsx';
import panels from '../office-panels.module.css';
import { permitted, requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/person-route.ts';
import { AccessPanel } from './access-panel.tsx';
import { PermissionsPanel } from './permissions-panel.tsx';
import { runOnPerson } from './person-actions.server.ts';

/** Somebody of the team: what they may do, and whether they may come in. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = requireEditor(args, 'user:write');
  const person = isUuid(params.id) ? await getPerson(params.id) : null;
  if (!person) throw data(null, { status: 404 });
  const { last_seen_at } = person;
  return {
    person,
    name: `${person.first_name} ${person.last_name}`.trim() || person.email,
    seen: last_seen_at ? formatMoment(last_seen_at, locale) : m.team_never_seen(),
    isOneself: person.id === viewer.id,
    locale,
    csrfToken: csrfToken ?? '',
  };
}

export async function action({ params, request, ...args }: Route.ActionArgs) {
  const { viewer, locale } = requireEditor(args, 'user:write');
  const { command, ...form } = Object.fromEntries(await formOf(request));
  if (typeof command !== 'string') throw data(null, { status: 400 });
  if (!isUuid(params.id)) throw data(null, { status: 404 });
  const outcome = permitted(await runOnPerson({ command, id: params.id, form, viewer }));
  if (outcome === 'unknown') throw data(null, { status: 400 });
  if (outcome === 'withdrawn') return redirect(urls.officeArea(locale, 'team'));
  return data(outcome, outcome.problem ? 422 : 200);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? ''} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function PersonScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { person, name, seen, isOneself, locale, csrfToken } = loaderData;
  return (
    <>
      <header className={panels.head}>
        <div className={panels.title}>
          <Link discover="none" to={urls.officeArea(locale, 'team')}>
            {m.team_title()}
          </Link>
          <h1>{name}</h1>
          <p>{person.email}</p>
        </div>
      </header>
      <Note text={actionData?.problem ?? actionData?.done ?? null} isProblem={Boolean(actionData?.problem)} />
      <div className={panels.withAside}>
        <PermissionsPanel person={person} isOneself={isOneself} csrfToken={csrfToken} />
        <AccessPanel person={person} seen={seen} isOneself={isOneself} csrfToken={csrfToken} />
      </div>
    </>
  );
}

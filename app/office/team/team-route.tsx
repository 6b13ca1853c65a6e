import { data, Link } from 'react-router';
import { roleName } from '#app/auth/role-name.ts';
import { invitationDays, invitePerson } from '#app/auth/team/invite.server.ts';
import { allPeople } from '#app/auth/team/people.server.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { Badge } from '../badge.tsx';
import { DataTable } from '../data-table.tsx';
import { formatMoment } from '../format.ts';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { permitted, requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/team-route.ts';
import { InviteForm } from './invite-form.tsx';
import { newPerson } from './person-fields.ts';
import { secondFactorLabel } from './second-factor-label.ts';
import { StateBadge } from './state-badge.tsx';
import { teamProblem } from './team-problem.ts';

/** Everybody who works on the site. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = requireEditor(args, 'user:write');
  const people = await allPeople();
  return {
    people: people.map(({ last_seen_at, ...person }) => ({
      ...person,
      name: `${person.first_name} ${person.last_name}`.trim() || person.email,
      seen: last_seen_at ? formatMoment(last_seen_at, locale) : m.team_never_seen(),
      isOneself: person.id === viewer.id,
    })),
    days: invitationDays,
    locale,
    csrfToken: csrfToken ?? '',
  };
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer } = requireEditor(args, 'user:write');
  const form = Object.fromEntries(await formOf(request));
  if (form.command !== 'invite') throw data(null, { status: 400 });
  const parsed = newPerson.safeParse(form);
  if (!parsed.success) {
    const isEmail = parsed.error.issues.some(({ path }) => path[0] === 'email');
    return data({ problem: isEmail ? m.team_problem_email() : m.team_problem_form(), done: null }, 422);
  }
  const outcome = await invitePerson(parsed.data, viewer);
  const problem = permitted(outcome.problem);
  if (problem) return data({ problem: teamProblem(problem), done: null }, 422);
  const isSent = 'isSent' in outcome && outcome.isSent;
  return isSent
    ? data({ problem: null, done: m.team_done_invited() })
    : data({ problem: m.team_done_not_sent(), done: null }, 502);
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.team_title()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function TeamScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { people, days, locale, csrfToken } = loaderData;
  const names = [
    m.team_column_name(),
    m.team_column_role(),
    m.team_column_state(),
    m.team_column_factor(),
    m.team_column_seen(),
  ];
  return (
    <>
      <header className={panels.head}>
        <h1>{m.team_title()}</h1>
      </header>
      <p className={controls.muted}>{m.team_intro()}</p>
      <Note text={actionData?.problem ?? actionData?.done ?? null} isProblem={Boolean(actionData?.problem)} />
      <DataTable label={m.team_title()} names={names} isList>
        {people.map(({ id, name, email, role, may_write_html, state, second_factor, seen, isOneself }) => (
          <tr key={id} data-off={state === 'disabled' ? '' : undefined}>
            <th scope="row">
              <Link discover="none" to={urls.officePerson(locale, id)}>
                {name}
              </Link>
              <span>
                {[name === email ? '' : email, isOneself ? `(${m.team_oneself()})` : ''].filter(Boolean).join(' ')}
              </span>
            </th>
            <td>
              {roleName(role)} {may_write_html && <Badge>{m.team_html_badge()}</Badge>}
            </td>
            <td>
              <StateBadge state={state} />
            </td>
            <td>{secondFactorLabel(second_factor)}</td>
            <td>{seen}</td>
          </tr>
        ))}
      </DataTable>
      <InviteForm key={people.length} days={days} csrfToken={csrfToken} locale={locale} />
    </>
  );
}

import { data, Form, Link, redirect } from 'react-router';
import { addParts, createRelease } from '#app/cms/release/edit-release.server.ts';
import { longestTitle, mostParts, type ReleasePart, stateOf } from '#app/cms/release/release.ts';
import { allReleases } from '#app/cms/release/releases.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { formOf } from '#app/form-body.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { Badge } from '../badge.tsx';
import { DataTable } from '../data-table.tsx';
import { formatMoment } from '../format.ts';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { namesOfPeople } from '../people.server.ts';
import { permitted, requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/releases-route.ts';
import { ChosenContent } from './chosen-content.tsx';
import { contentNamed } from './content-named.server.ts';
import { problemText, stateName, stateTones } from './release-texts.ts';

/** All releases, and with `add` in the address the question which of them these pages and entries go into. */
export async function loader(args: Route.LoaderArgs) {
  const { locale, csrfToken } = requireEditor(args);
  const chosen = idsIn(args.url.searchParams.getAll('add'));
  const [releases, named] = await Promise.all([allReleases(), contentNamed(chosen, locale)]);
  const people = await namesOfPeople(releases.map(({ by }) => by));
  return {
    releases: releases.map((release) => ({
      ...release,
      state: stateOf(release),
      starts: momentIn(release.online_at ?? release.starts_at, locale),
      ends: momentIn(release.ended_at ?? release.ends_at, locale),
      person: (release.by && people[release.by]) || m.office_system_itself(),
    })),
    chosen: named,
    locale,
    csrfToken: csrfToken ?? '',
  };
}

/** Begins a release, asks where what was ticked in a list is to go, or adds it. */
export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer: actor, locale } = requireEditor(args, 'release:write');
  const form = await formOf(request);
  const command = String(form.get('command') ?? '');
  const ids = idsIn(form.getAll('id').map(String));
  if (command === 'choose') {
    const chosen = await contentNamed(ids, locale);
    return data({ problem: chosen.length === 0 ? ('nothing' as const) : null, chosen });
  }
  if (command !== 'create' && command !== 'add') throw data(null, { status: 400 });
  const named = await contentNamed(ids, locale);
  const wanted = String(form.get('release') ?? '');
  const title = String(form.get('title') ?? '');
  const made = isUuid(wanted)
    ? ({ kind: 'changed', id: wanted } as const)
    : permittedChange(await createRelease({ title, actor }));
  if (made.kind === 'refused') return data({ problem: made.refusal, chosen: named }, 422);
  if (made.kind === 'gone') return data({ problem: 'gone' as const, chosen: named }, 404);
  const parts: ReleasePart[] = named.flatMap(({ id, type, languages }) =>
    languages.map((language) => ({ id, type, locale: language })),
  );
  if (parts.length > 0) {
    const added = permittedChange(await addParts({ id: made.id, parts, actor }));
    if (added.kind === 'refused') return data({ problem: added.refusal, chosen: named }, 422);
    if (added.kind === 'gone') return data({ problem: 'gone' as const, chosen: named }, 404);
  }
  throw redirect(urls.officeRelease(locale, made.id));
}

function permittedChange(change: Awaited<ReturnType<typeof addParts>>) {
  return permitted(change.kind === 'forbidden' ? 'forbidden' : change);
}

function idsIn(values: readonly string[]): string[] {
  return [...new Set(values.filter(isUuid))].slice(0, mostParts);
}

function momentIn(instant: string | null, locale: Locale): string | null {
  return instant && formatMoment(instant, locale);
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.release_title()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function ReleasesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { releases, locale, csrfToken } = loaderData;
  const chosen = actionData?.chosen ?? loaderData.chosen;
  const problem = actionData?.problem ?? null;
  const open = releases.filter(({ state }) => state === 'open');
  return (
    <>
      <header className={panels.head}>
        <h1>{m.release_title()}</h1>
      </header>
      <p className={controls.muted}>{m.release_intro()}</p>
      <Note text={problem && problemText(problem)} isProblem={problem !== null} />
      {chosen.length > 0 && <ChosenContent chosen={chosen} open={open} csrfToken={csrfToken} />}
      {releases.length === 0 && <p className={panels.none}>{m.release_none()}</p>}
      {releases.length > 0 && <Releases releases={releases} locale={locale} />}
      {chosen.length === 0 && (
        <section className={panels.card} aria-labelledby="office-new-release">
          <h2 id="office-new-release">{m.release_new()}</h2>
          <Form method="post" className={controls.fields}>
            <CsrfField token={csrfToken} />
            <label>
              {m.release_name()}
              <input type="text" name="title" required maxLength={longestTitle} autoComplete="off" />
            </label>
            <button type="submit" className={controls.button} name="command" value="create">
              {m.release_create()}
            </button>
          </Form>
        </section>
      )}
    </>
  );
}

type Listed = Pick<Route.ComponentProps['loaderData'], 'releases' | 'locale'>;

function Releases({ releases, locale }: Listed) {
  const names = [
    m.release_name(),
    m.release_column_state(),
    m.release_column_count(),
    m.release_column_starts(),
    m.release_column_ends(),
    m.release_column_by(),
  ];
  return (
    <DataTable label={m.release_title()} names={names} isList>
      {releases.map(({ id, title, state, count, starts, ends, person }) => (
        <tr key={id}>
          <th scope="row">
            <Link discover="none" to={urls.officeRelease(locale, id)}>
              {title}
            </Link>
          </th>
          <td>
            <Badge tone={stateTones[state]}>{stateName(state)}</Badge>
          </td>
          <td>{count}</td>
          <td>{starts ?? '–'}</td>
          <td>{ends ?? (state === 'open' ? '–' : m.release_by_hand())}</td>
          <td>{person}</td>
        </tr>
      ))}
    </DataTable>
  );
}

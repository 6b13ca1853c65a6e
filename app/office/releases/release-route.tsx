import { data, Form, redirect } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { longestTitle } from '#app/cms/release/release.ts';
import { addDays, localMinute, venueDay } from '#app/cms/venue-time.ts';
import { isUuid } from '#app/db/uuid.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { Badge } from '../badge.tsx';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/release-route.ts';
import { changeRelease } from './change-release.server.ts';
import { findContent } from './content-named.server.ts';
import { FoundContent } from './found-content.tsx';
import { PartsTable } from './parts-table.tsx';
import { PublishRelease } from './publish-release.tsx';
import { releasePage } from './release-page.server.ts';
import { problemText, stateName, stateTones, timesOf } from './release-texts.ts';
import { ShareRelease } from './share-release.tsx';
import { sharedLinks } from './shared-links.server.ts';

/** What most people need to read some pages. */
const usualReviewDays = 14;

/** One release: what is part of it and what that will change, and how it goes online and comes back. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { viewer, locale, csrfToken, now } = requireEditor(args);
  const page = isUuid(params.id) ? await releasePage(params.id, locale) : null;
  if (!page) throw data(null, { status: 404 });
  const words = args.url.searchParams.get('q') ?? '';
  const { release } = page;
  const starts = release.starts_at && localMinute(Temporal.Instant.from(release.starts_at));
  return {
    ...page,
    times: timesOf(release, locale),
    words,
    found: page.state === 'open' ? await findContent(words, locale) : [],
    preview: urls.officePreview(locale, { at: starts ?? localMinute(now), release: release.id }),
    earliest: localMinute(now),
    shared: await sharedLinks(release.id, locale, now),
    shareUntil: addDays(venueDay(now), usualReviewDays),
    mayPublish: can(viewer, 'release:publish'),
    csrfToken: csrfToken ?? '',
  };
}

export async function action({ params: { id }, request, ...args }: Route.ActionArgs) {
  const { viewer: actor, locale, now } = requireEditor(args, 'release:write');
  if (!isUuid(id)) throw data(null, { status: 404 });
  const outcome = await changeRelease({ id, form: await formOf(request), actor, locale, now });
  if (outcome === null) throw data(null, { status: 400 });
  if (outcome === 'forbidden') throw data(null, { status: 403 });
  if (outcome === 'deleted') throw redirect(urls.officeArea(locale, 'releases'));
  return data(outcome, 'problem' in outcome ? 422 : 200);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.release.title ?? ''} | ${m.release_title()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function ReleaseScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { release, state, times, rows, csrfToken, words, found } = loaderData;
  const problem = actionData && 'problem' in actionData ? actionData.problem : null;
  const done = actionData && 'done' in actionData ? actionData.done : null;
  const isOpen = state === 'open';
  return (
    <>
      <header className={panels.head}>
        <h1>
          {release.title} <Badge tone={stateTones[state]}>{stateName(state)}</Badge>
        </h1>
      </header>
      {times && <p>{times}</p>}
      <Note text={problem ? problemText(problem) : done} isProblem={problem !== null} />
      <div className={panels.withAside}>
        <div className={panels.stack}>
          <section className={panels.stack} aria-labelledby="office-parts">
            <h2 id="office-parts">{m.release_parts()}</h2>
            {rows.length === 0 && <p className={controls.muted}>{m.release_parts_none()}</p>}
            {rows.length > 0 && <PartsTable rows={rows} isOpen={isOpen} csrfToken={csrfToken} />}
          </section>
          {isOpen && <FoundContent {...{ words, found, rows, csrfToken }} />}
        </div>
        <div className={panels.stack}>
          <PublishRelease {...loaderData} />
          {(isOpen || state === 'planned') && rows.length > 0 && <ShareRelease {...loaderData} />}
          <Named title={release.title} isOpen={isOpen} csrfToken={csrfToken} />
        </div>
      </div>
    </>
  );
}

function Named({ title, isOpen, csrfToken }: { title: string; isOpen: boolean; csrfToken: string }) {
  return (
    <section className={panels.card} aria-labelledby="office-release-name">
      <h2 id="office-release-name">{m.release_name()}</h2>
      <Form method="post" className={controls.fields} preventScrollReset>
        <CsrfField token={csrfToken} />
        <label>
          {m.release_name()}
          <input type="text" name="title" defaultValue={title} required maxLength={longestTitle} autoComplete="off" />
        </label>
        <button type="submit" className={controls.plain} name="command" value="rename">
          {m.release_rename()}
        </button>
      </Form>
      {isOpen && (
        <Form method="post" className={controls.line}>
          <CsrfField token={csrfToken} />
          <button
            type="submit"
            className={`${controls.plain} ${controls.danger}`}
            name="command"
            value="delete"
            aria-describedby="office-release-delete"
          >
            {m.release_delete()}
          </button>
          <span id="office-release-delete" className={controls.muted}>
            {m.release_delete_hint()}
          </span>
        </Form>
      )}
    </section>
  );
}

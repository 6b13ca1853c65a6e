import { useEffect, useRef, useState } from 'react';
import { data, Link, redirect, useFetcher, useRevalidator } from 'react-router';
import { can } from '#app/auth/policy.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { localMinute } from '#app/cms/venue-time.ts';
import { collections } from '#app/collections/registry.ts';
import { formOf } from '#app/form-body.server.ts';
import { otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { collectionName, entryName } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { PlaceList } from '../place-list.tsx';
import { RemovalLink } from '../removal/removal-link.tsx';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/entry-route.ts';
import { ActionNote } from './action-note.tsx';
import { type Blocked, BlockedNote, blockedBy } from './blocked-note.tsx';
import { draftTitle } from './draft-title.ts';
import { runEntryAction } from './entry-actions.server.ts';
import { EntryConflicts } from './entry-conflicts.tsx';
import css from './entry-form.module.css';
import { EntryForm } from './entry-form.tsx';
import { entryId } from './entry-id.server.ts';
import { entryPage } from './entry-page.server.ts';
import { LoginDialog } from './login-dialog.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { saveState } from './save-state.ts';
import { TrailPanel } from './trail/trail-panel.tsx';
import { useEntryDraft } from './use-entry-draft.ts';
import { VersionPanel } from './version-panel.tsx';

/** One entry of any collection: its form and its life. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { viewer, locale, csrfToken, now } = requireEditor(args);
  const definition = collections[params.type];
  const id = definition && (await entryId(definition.type, params.number));
  const page = id && (await entryPage(definition, id, { locale, now }));
  if (!page) throw data(null, { status: 404 });
  return {
    ...page,
    type: definition.type,
    locale,
    person: viewer.id,
    csrfToken: csrfToken ?? '',
    now: localMinute(now),
    mayPublish: can(viewer, 'entry:publish'),
    mayDelete: can(viewer, 'entry:delete'),
  };
}

export async function action({ params, request, ...args }: Route.ActionArgs) {
  const { viewer, locale, now } = requireEditor(args);
  const type = collections[params.type]?.type;
  const id = type && (await entryId(type, params.number));
  if (!id) throw data(null, { status: 404 });
  const answer = await runEntryAction({ type, id, form: await formOf(request), actor: viewer, now, office: locale });
  if (answer.kind === 'moved') return redirect(urls.officeEntry(locale, type, answer.number));
  return data(answer, answer.kind === 'refused' && answer.reason === 'forbidden' ? 403 : 200);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `${entryName(loaderData.type)} ${loaderData.entry.number}` : ''} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function EntryScreen({ loaderData }: Route.ComponentProps) {
  return <EntryEditor key={loaderData.entry.id} {...loaderData} />;
}

function EntryEditor(page: Route.ComponentProps['loaderData']) {
  const { entry, type, locale, base, library, languages, csrfToken } = page;
  const definition = collections[type];
  const address = { lang: locale, type, number: entry.number };
  const { draft, state, change } = useEntryDraft({ person: page.person, entry, address });
  const saving = saveState(state);
  const fetcher = useFetcher<typeof action>();
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  useFreshFacts(saving === 'saved' ? state.values.rev : 0);
  if (!definition) return null;
  const title = draftTitle(definition, { draft: state.values, base }, locale);
  const other = draftTitle(definition, { draft: state.values, base }, otherLocale(locale));
  /** Nothing is published or copied that is not on the server yet; a button that waits says for what. */
  const runCommand = async (command: string, values: Record<string, string> = {}) => {
    const isSaved = await draft.save();
    setBlocked(isSaved ? null : blockedBy(draft, type));
    if (!isSaved) return;
    const { rev } = draft.state.get().values;
    await fetcher.submit({ ...values, command, rev: String(rev), csrfmiddlewaretoken: csrfToken }, { method: 'post' });
  };
  const problems = { de: languages.de.problems, en: languages.en.problems };
  return (
    <>
      <EntryHead page={page} saving={saving} titles={{ own: title, other }} runCommand={runCommand} />
      {entry.deleted_at && <p className={controls.outcome}>{m.office_binned()}</p>}
      {base && (
        <p className={controls.muted}>
          <Link discover="none" to={urls.officeEntry(locale, base.type, base.number)}>
            {m.office_belongs({
              title: library.addresses[`${base.type}:${page.baseId}`]?.title ?? String(base.number),
            })}
          </Link>
        </p>
      )}
      <div className={css.said}>
        {blocked && saving !== 'saved' ? (
          <BlockedNote blocked={blocked} />
        ) : (
          <ActionNote answer={fetcher.data ?? null} onCommand={(command, values) => void runCommand(command, values)} />
        )}
        <EntryConflicts definition={definition} draft={draft} conflicts={state.sync.conflicts} />
      </div>
      <div className={css.edit}>
        <EntryForm
          definition={definition}
          state={state}
          base={base}
          library={library}
          problems={problems}
          warnings={page.warnings}
          about={{ entry: { number: entry.number, rev: state.values.rev }, office: locale, isPublic: page.isPublic }}
          onChange={change}
        />
        <EntryAside page={page} definition={definition} runCommand={runCommand} />
      </div>
      {saving === 'login' && <LoginDialog onLoggedIn={() => draft.loggedIn()} />}
    </>
  );
}

type HeadProps = {
  page: Route.ComponentProps['loaderData'];
  saving: ReturnType<typeof saveState>;
  /** In the language of the office, and in the other one. */
  titles: { own: string; other: string };
  runCommand(command: string): Promise<void>;
};

/** What is edited, whether it is saved, and what can be done with the whole of it. */
function EntryHead({ page: { entry, type, locale, mayDelete }, saving, titles, runCommand }: HeadProps) {
  return (
    <header className={panels.head}>
      <div className={panels.title}>
        <Link discover="none" to={urls.officeArea(locale, type)}>
          {collectionName(type)}
        </Link>
        <h1>{titles.own || m.office_untitled({ number: entry.number })}</h1>
        {titles.other && titles.other !== titles.own && <p lang={otherLocale(locale)}>{titles.other}</p>}
      </div>
      <span className={css.save} role="status" data-state={saving}>
        {m[`office_save_${saving}`]()}
      </span>
      <button type="button" className={controls.plain} onClick={() => void runCommand('duplicate')}>
        {m.office_command_duplicate()}
      </button>
      {mayDelete && <RemovalOrReturn entry={entry} type={type} locale={locale} runCommand={runCommand} />}
    </header>
  );
}

/** Out of the trash, or the question before it goes there. */
function RemovalOrReturn({ entry, type, locale, runCommand }: Pick<HeadProps, 'runCommand'> & EntryOfPage) {
  if (!entry.deleted_at)
    return <RemovalLink type={type} id={entry.id} locale={locale} label={`${m.office_command_bin()} …`} />;
  return (
    <button type="button" className={controls.plain} onClick={() => void runCommand('restore')}>
      {m.office_command_restore()}
    </button>
  );
}

type EntryOfPage = Pick<Route.ComponentProps['loaderData'], 'entry' | 'type' | 'locale'>;

type AsideProps = {
  page: Route.ComponentProps['loaderData'];
  definition: CollectionDefinition;
  runCommand(command: string, values?: Record<string, string>): Promise<void>;
};

/** Beside the form: what is public, where it appears, what it was before and who changed it. */
function EntryAside({ page, definition, runCommand }: AsideProps) {
  return (
    <aside className={css.aside}>
      <PublishPanel
        definition={definition}
        id={page.entry.id}
        languages={page.languages}
        waiting={page.waiting}
        releases={page.releases}
        locale={page.locale}
        now={page.now}
        mayPublish={page.mayPublish}
        warnings={page.warnings}
        onCommand={(command, values) => void runCommand(command, values)}
      />
      {'recurrence_rule' in definition.fields && (
        <Link discover="none" className={controls.plain} to={urls.officeSeries(page.locale, page.entry.number)}>
          {m.dates_series_link()}
        </Link>
      )}
      <section className={panels.card} aria-labelledby="office-appears">
        <h2 id="office-appears">{m.office_appears()}</h2>
        <PlaceList places={page.places} locale={page.locale} />
        {page.usages > 0 && <p className={controls.muted}>{m.office_used({ count: page.usages })}</p>}
      </section>
      <VersionPanel
        languages={page.languages}
        people={page.people}
        locale={page.locale}
        onCommand={(command, values) => void runCommand(command, values)}
      />
      <TrailPanel type={page.type} trail={page.trail} people={page.people} locale={page.locale} />
    </aside>
  );
}

/** After a save, what is beside the form is asked anew: what stands against publishing, what is changed. */
function useFreshFacts(savedRev: number): void {
  const { revalidate } = useRevalidator();
  const last = useRef(savedRev);
  useEffect(() => {
    if (savedRev === 0 || savedRev === last.current) return;
    last.current = savedRev;
    void revalidate();
  }, [savedRev, revalidate]);
}

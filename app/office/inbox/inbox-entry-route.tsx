import { data, Form, Link, redirect } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { isUuid } from '#app/db/uuid.ts';
import { formInboxes, getFormEntry } from '#app/features/forms/entries.server.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { formatDay, formatMoment } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { namesOfPeople } from '../people.server.ts';
import { permitted, requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/inbox-entry-route.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { runInboxAction } from './inbox-actions.server.ts';
import css from './inbox-entry.module.css';
import { formatAnswers, questionsOf } from './questions.server.ts';

/** One thing somebody sent, question by question. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { viewer, locale, csrfToken, now } = requireEditor(args, 'form-entry:read');
  const found = isUuid(params.id) ? await getFormEntry(params.id) : null;
  if (!found) throw data(null, { status: 404 });
  const { entry, files } = found;
  const [questions, inboxes] = await Promise.all([questionsOf(entry.form_number, locale, now), formInboxes(locale)]);
  const { form_number: number, received_at, confirmed_at, delete_after, done_at, done_by } = entry;
  const people = await namesOfPeople([done_by]);
  return {
    id: entry.id,
    number,
    title: inboxes.find((each) => each.number === number)?.title || m.office_inbox_form_gone({ number }),
    answers: formatAnswers(entry, questions, locale),
    files,
    facts: [
      { label: m.office_inbox_received(), text: formatMoment(received_at, locale) },
      ...(confirmed_at ? [{ label: m.office_inbox_confirmed(), text: formatMoment(confirmed_at, locale) }] : []),
      ...(entry.isWaiting ? [{ label: m.office_inbox_confirmed(), text: m.office_inbox_waiting() }] : []),
      { label: m.office_language(), text: m[`office_language_${entry.locale}`]() },
      ...(done_at
        ? [
            {
              label: m.office_inbox_part_done(),
              text: [formatMoment(done_at, locale), done_by && people[done_by]].filter(Boolean).join(', '),
            },
          ]
        : []),
      { label: m.office_inbox_until(), text: formatDay(delete_after.slice(0, 10), locale) },
    ],
    email: entry.email,
    isDone: done_at !== null,
    isTrashed: entry.deleted_at !== null,
    locale,
    csrfToken: csrfToken ?? '',
    mayDelete: can(viewer, 'form-entry:delete'),
  };
}

export async function action({ params, request, ...args }: Route.ActionArgs) {
  const { viewer, locale } = requireEditor(args, 'form-entry:read');
  if (!isUuid(params.id)) throw data(null, { status: 404 });
  const form = await formOf(request);
  form.set('id', params.id);
  const answer = permitted(await runInboxAction({ form, actor: viewer, locale, most: 1 }));
  if (!answer) throw data(null, { status: 400 });
  const inbox = urls.officeArea(locale, 'inbox');
  const command = form.get('command');
  if (command === 'delete') return redirect(inbox);
  return command === 'trash' ? redirect(`${inbox}?trashed=${params.id}`) : answer;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? ''} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function InboxEntryScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { answers, files, facts, isTrashed, csrfToken } = loaderData;
  return (
    <>
      <EntryHead {...loaderData} />
      {isTrashed && <p className={controls.outcome}>{m.office_inbox_in_trash()}</p>}
      {actionData?.kind === 'confirm' && <DeletionDialog letters={actionData.letters} csrfToken={csrfToken} />}
      <div className={panels.withAside}>
        <dl className={`${panels.card} ${css.answers}`}>
          {answers.map(({ slug, label, answer }) => (
            <div key={slug}>
              <dt>{label}</dt>
              <dd>{answer || '–'}</dd>
            </div>
          ))}
        </dl>
        <div className={panels.stack}>
          <dl className={`${panels.card} ${css.answers}`}>
            {facts.map(({ label, text }) => (
              <div key={`${label}${text}`}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {files.length > 0 && <SentFiles {...loaderData} />}
        </div>
      </div>
    </>
  );
}

type EntryData = Route.ComponentProps['loaderData'];

function EntryHead(entry: EntryData) {
  const { number, title, email, locale } = entry;
  return (
    <header className={panels.head}>
      <div className={panels.title}>
        <Link discover="none" to={`${urls.officeArea(locale, 'inbox')}?form=${number}`}>
          {m.office_inbox()}
        </Link>
        <h1>{title}</h1>
      </div>
      {email && (
        <Link
          discover="none"
          className={controls.plain}
          to={`${urls.officeArea(locale, 'inbox')}?email=${encodeURIComponent(email)}`}
        >
          {m.office_inbox_same_person()}
        </Link>
      )}
      {email && (
        <a className={controls.button} href={`mailto:${email}?subject=${encodeURIComponent(title)}`}>
          {m.office_inbox_answer()}
        </a>
      )}
      <EntryActions {...entry} />
    </header>
  );
}

function SentFiles({ id, locale, files }: EntryData) {
  return (
    <section className={panels.card} aria-labelledby="office-files">
      <h2 id="office-files">{m.office_inbox_files()}</h2>
      <ul className={panels.lines}>
        {files.map(({ id: file, name, bytes }) => (
          <li key={file}>
            <a href={urls.officeInboxFile(locale, id, file)} download={name}>
              {name}
            </a>
            <span className={controls.muted}>{m.office_media_size({ size: Math.ceil(bytes / 1024) })}</span>
          </li>
        ))}
      </ul>
      <p className={controls.muted}>{m.office_inbox_files_hint()}</p>
    </section>
  );
}

/** What can be done with one: dealt with or not, into the trash and out of it, and there for good. */
function EntryActions({ isDone, isTrashed, mayDelete, csrfToken }: EntryData) {
  return (
    <Form method="post" className={controls.actions}>
      <CsrfField token={csrfToken} />
      {!isTrashed && (
        <button type="submit" className={controls.plain} name="command" value={isDone ? 'open' : 'done'}>
          {isDone ? m.office_inbox_open() : m.office_inbox_done()}
        </button>
      )}
      {mayDelete && (
        <button type="submit" className={controls.plain} name="command" value={isTrashed ? 'restore' : 'trash'}>
          {isTrashed ? m.office_command_restore() : m.office_command_bin()}
        </button>
      )}
      {mayDelete && isTrashed && (
        <button type="submit" className={`${controls.plain} ${controls.danger}`} name="command" value="ask-delete">
          {m.office_inbox_delete()}
        </button>
      )}
    </Form>
  );
}

import { data, Form, Link } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { isUuid } from '#app/db/uuid.ts';
import { changeMedia, trashMedia } from '#app/features/media-library/commands.server.ts';
import { getMediaOrTrashed, usagesOfMedia } from '#app/features/media-library/queries.server.ts';
import { formOf } from '#app/form-body.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { MediaRecord } from '#app/media/media-record.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { readBothLanguages } from '../both-languages.tsx';
import { formatDay, formatMoment } from '../format.ts';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { namesOfPeople } from '../people.server.ts';
import { RemovalLink } from '../removal/removal-link.tsx';
import { permitted, requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/medium-route.ts';
import { longestCaption, longestWords, readLicence, readTags } from './media-fields.ts';
import { MediumForm } from './medium-form.tsx';
import { ReplaceButton } from './replace-button.tsx';
import { UsageList } from './usage-list.tsx';

/** One picture or file: its words, what must stay in sight, and where it is shown. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = requireEditor(args);
  const record = isUuid(params.id) ? await getMediaOrTrashed(params.id) : null;
  if (!record) throw data(null, { status: 404 });
  const { created_at, created_by, ...medium } = record;
  const people = await namesOfPeople([created_by]);
  return {
    medium,
    since: [formatMoment(created_at, locale), created_by && people[created_by]].filter(Boolean).join(', '),
    usages: await usagesOfMedia(record.id, locale),
    locale,
    csrfToken: csrfToken ?? '',
    mayChange: can(viewer, 'media:upload'),
    mayReplace: can(viewer, 'media:replace'),
    mayDelete: can(viewer, 'media:delete'),
  };
}

export async function action({ params, request, ...args }: Route.ActionArgs) {
  const { viewer, now } = requireEditor(args, 'media:upload');
  if (!isUuid(params.id)) throw data(null, { status: 404 });
  const { id } = params;
  const form = await formOf(request);
  const command = form.get('command');
  if (command === 'restore') {
    requireEditor(args, 'media:delete');
    return { done: permitted(await trashMedia({ id, actor: viewer, isBinned: false })), text: undefined };
  }
  const licence = readLicence(form);
  if (!licence) return { done: false, text: m.office_media_licence_no_day() };
  const change = { ...wordsIn(form), ...licence, tags: readTags(String(form.get('tags') ?? '')), focal: focalIn(form) };
  const changed = permitted(await changeMedia({ id, actor: viewer, now, ...change }));
  return { done: changed !== null, text: undefined };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.medium.name ?? ''} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function MediumScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { medium, since, usages, locale, csrfToken, mayChange, mayReplace, mayDelete } = loaderData;
  const isBinned = medium.deleted_at !== null;
  return (
    <>
      <header className={panels.head}>
        <div className={panels.title}>
          <Link discover="none" to={urls.officeArea(locale, 'media')}>
            {m.office_media()}
          </Link>
          <h1>{medium.name}</h1>
          <p className={controls.muted}>{factsOf(medium, since, locale)}</p>
        </div>
        {mayReplace && !isBinned && <ReplaceButton lang={locale} id={medium.id} />}
        {mayDelete && !isBinned && (
          <RemovalLink type="media" id={medium.id} locale={locale} label={`${m.office_command_bin()} …`} />
        )}
        {mayDelete && isBinned && <RestoreButton csrfToken={csrfToken} />}
      </header>
      <Note
        text={actionData ? (actionData.done ? m.office_saved() : (actionData.text ?? m.office_reason_gone())) : null}
        isProblem={actionData?.done === false}
      />
      {isBinned && <p className={controls.outcome}>{m.office_media_binned()}</p>}
      {medium.is_withdrawn && medium.licence_until && (
        <p className={controls.outcome} data-problem="">
          {m.office_media_withdrawn_note({ day: formatDay(medium.licence_until, locale) })}
        </p>
      )}
      <div className={panels.withAside}>
        <MediumForm medium={medium} csrfToken={csrfToken} mayChange={mayChange && !isBinned} />
        <UsageList usages={usages} locale={locale} isTrashed={isBinned} />
      </div>
    </>
  );
}

function RestoreButton({ csrfToken }: { csrfToken: string }) {
  return (
    <Form method="post">
      <CsrfField token={csrfToken} />
      <button type="submit" className={controls.plain} name="command" value="restore">
        {m.office_command_restore()}
      </button>
    </Form>
  );
}

function factsOf({ kind, width, height, bytes }: MediaRecord, since: string, locale: Locale): string {
  const facts = [
    m[`office_media_kind_${kind}`](),
    width && height ? `${width} × ${height}` : null,
    m.office_media_size({ size: Math.max(1, Math.round(bytes / 1024)).toLocaleString(locale) }),
    since,
  ];
  return facts.filter(Boolean).join(' · ');
}

function wordsIn(form: FormData) {
  const words = (name: string, longest: number) => ({ de: '', en: '', ...readBothLanguages(form, name, longest) });
  const texts = { alt: words('alt', longestWords), credit: words('credit', longestWords) };
  return { ...texts, caption: words('caption', longestCaption) };
}

function focalIn(form: FormData): { x: number; y: number } | undefined {
  const [x, y] = ['focal_x', 'focal_y'].map((name) => Number(form.get(name) ?? Number.NaN) / 100) as [number, number];
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : undefined;
}

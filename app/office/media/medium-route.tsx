import { type ChangeEvent, useState } from 'react';
import { data, Form, Link, useRevalidator } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { call } from '#app/contract/client/call.ts';
import { isUuid } from '#app/db/uuid.ts';
import { changeMedia, trashMedia } from '#app/features/media-library/commands.server.ts';
import { getMediaOrTrashed, usagesOfMedia } from '#app/features/media-library/queries.server.ts';
import { formOf } from '#app/form-body.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fileAddress } from '#app/media/address.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { BothLanguages, readBothLanguages } from '../both-languages.tsx';
import { formatMoment } from '../format.ts';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { namesOfPeople } from '../people.server.ts';
import { permitted, requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/medium-route.ts';
import { FocalControl } from './focal-control.tsx';
import css from './media-library.module.css';
import { refusalText } from './refusal-text.ts';
import { Thumb } from './thumb.tsx';
import { UsageList } from './usage-list.tsx';

const longest = 500;

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
  const { viewer } = requireEditor(args, 'media:upload');
  if (!isUuid(params.id)) throw data(null, { status: 404 });
  const { id } = params;
  const form = await formOf(request);
  const command = form.get('command');
  if (command === 'bin' || command === 'restore') {
    requireEditor(args, 'media:delete');
    return { done: permitted(await trashMedia({ id, actor: viewer, isBinned: command === 'bin' })) };
  }
  const words = (name: string) => ({ de: '', en: '', ...readBothLanguages(form, name, longest) });
  const texts = { alt: words('alt'), credit: words('credit') };
  const changed = permitted(await changeMedia({ id, actor: viewer, ...texts, focal: focalIn(form) }));
  return { done: changed !== null };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.medium.name ?? ''} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function MediumScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { medium, since, usages, locale, csrfToken, mayChange, mayReplace, mayDelete } = loaderData;
  const isDrawn = medium.kind === 'image' || medium.kind === 'vector';
  const isBinned = medium.deleted_at !== null;
  const facts = [
    m[`office_media_kind_${medium.kind}`](),
    medium.width && medium.height ? `${medium.width} × ${medium.height}` : null,
    m.office_media_size({ size: Math.max(1, Math.round(medium.bytes / 1024)).toLocaleString(locale) }),
    since,
  ];
  return (
    <>
      <header className={panels.head}>
        <div className={panels.title}>
          <Link discover="none" to={urls.officeArea(locale, 'media')}>
            {m.office_media()}
          </Link>
          <h1>{medium.name}</h1>
          <p className={controls.muted}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {mayReplace && !isBinned && <ReplaceButton lang={locale} id={medium.id} />}
        {mayDelete && (
          <Form method="post">
            <CsrfField token={csrfToken} />
            <button
              type="submit"
              className={isBinned ? controls.plain : `${controls.plain} ${controls.danger}`}
              name="command"
              value={isBinned ? 'restore' : 'bin'}
            >
              {isBinned ? m.office_command_restore() : m.office_command_bin()}
            </button>
          </Form>
        )}
      </header>
      <Note
        words={actionData ? (actionData.done ? m.office_saved() : m.office_reason_gone()) : null}
        isProblem={actionData?.done === false}
      />
      {isBinned && <p className={controls.outcome}>{m.office_media_binned()}</p>}
      <div className={panels.withAside}>
        <Form method="post" className={panels.card} preventScrollReset key={`${medium.id}${medium.hash}`}>
          <CsrfField token={csrfToken} />
          {isDrawn ? <FocalControl record={medium} /> : <Thumb record={medium} />}
          {isDrawn && (
            <>
              <BothLanguages label={m.office_media_alt()} name="alt" values={medium.alt} maxLength={longest} isLong />
              <p className={controls.muted}>{m.office_media_alt_hint()}</p>
            </>
          )}
          <BothLanguages label={m.office_media_credit()} name="credit" values={medium.credit} maxLength={longest} />
          {mayChange && !isBinned && (
            <p className={controls.actions}>
              <button type="submit" className={controls.button} name="command" value="save">
                {m.office_save()}
              </button>
              {!isDrawn && (
                <a className={controls.plain} href={fileAddress(medium)} target="_blank" rel="noreferrer">
                  {m.office_media_open()}
                </a>
              )}
            </p>
          )}
        </Form>
        <UsageList usages={usages} locale={locale} />
      </div>
    </>
  );
}

function ReplaceButton(params: { lang: Locale; id: string }) {
  const [answer, setAnswer] = useState<{ refused: string | null } | null>(null);
  const { revalidate } = useRevalidator();
  async function replace({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    const refused = refusalText(await call('replaceMedia', { params, form: { file } }));
    target.value = '';
    await revalidate();
    setAnswer({ refused });
  }
  return (
    <>
      <Note words={answer && (answer.refused ?? m.office_media_replaced())} isProblem={Boolean(answer?.refused)} />
      <label className={`${controls.plain} ${css.upload}`}>
        {m.office_media_replace()}
        <input type="file" onChange={(event) => void replace(event)} />
      </label>
    </>
  );
}

function focalIn(form: FormData): { x: number; y: number } | undefined {
  const [x, y] = ['focal_x', 'focal_y'].map((name) => Number(form.get(name) ?? Number.NaN) / 100) as [number, number];
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : undefined;
}

import { data, redirect } from 'react-router';
import { isUuid } from '#app/db/uuid.ts';
import { formOf } from '#app/form-body.server.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import panels from '../office-panels.module.css';
import { permitted, requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/removal-route.ts';
import { removableOf } from './removable.server.ts';
import { runRemoval, undoRemoval } from './removal-command.server.ts';
import { RemovalForm } from './removal-form.tsx';
import { removalQuestion } from './removal-question.server.ts';

/** Before something goes: a page of its own without scripts, and what the dialog of the other screens shows. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { type, id } = params;
  const removable = removableOf(type);
  if (!removable) throw data(null, { status: 404 });
  const { locale, csrfToken } = requireEditor(args, removable.right);
  const thing = isUuid(id) ? await removable.find(id, locale) : null;
  if (!thing) throw data(null, { status: 404 });
  const query = args.url.searchParams;
  const offline = query.get('offline');
  const language = removable.owner && isLocale(offline) ? offline : null;
  const q = query.get('q')?.trim().slice(0, 200) ?? null;
  const step = language ? 'offline' : 'trash';
  const question = await removalQuestion({ removable, thing, step, language, q, locale });
  return { question, locale, csrfToken: csrfToken ?? '' };
}

/** Does it, or takes it back, and leads to where one goes on with a note of what was done. */
export async function action({ params, request, ...args }: Route.ActionArgs) {
  const { type, id } = params;
  const removable = removableOf(type);
  if (!removable) throw data(null, { status: 404 });
  const { viewer, locale } = requireEditor(args, removable.right);
  const form = await formOf(request);
  const [command, name = ''] = String(form.get('command') ?? '').split(':');
  const find = async () => (isUuid(id) ? removable.find(id, locale) : null);
  const thing = await find();
  if (!thing && command !== 'undo') return { problem: 'gone' as const };
  const done = permitted(
    thing && command !== 'undo'
      ? await runRemoval({ removable, thing, form, actor: viewer })
      : await undoRemoval(removable, name, viewer),
  );
  if (done.kind === 'problem') return { problem: done.problem };
  const there = await find();
  const next = there ? removable.screen(there, locale) : removable.list(locale);
  return redirect(`${next}?note=${done.note}`);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.question.title ?? ''} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function RemovalScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className={panels.card}>
      <RemovalForm {...loaderData} heading="h1" problem={actionData?.problem ?? null} />
    </div>
  );
}

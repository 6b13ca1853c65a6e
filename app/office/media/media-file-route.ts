import { can } from '#app/auth/policy.ts';
import { isUuid } from '#app/db/uuid.ts';
import { replaceMedia } from '#app/features/media-library/commands.server.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { getLocale } from '#app/i18n/paraglide/runtime.js';
import { refusalWords } from '#app/media/refusal-words.ts';
import { enter, permitted } from '../door.server.ts';
import type { Route } from './+types/media-file-route.ts';

/** Another file in the place of one: sent by script, because a file is larger than a form may be without one. */
export async function action({ params, request, ...args }: Route.ActionArgs) {
  const { viewer } = enter(args);
  if (!can(viewer, 'media:replace')) return Response.json({ detail: m.office_forbidden() }, { status: 403 });
  const file = (await formOf(request)).get('file');
  if (!isUuid(params.id) || !(file instanceof File))
    return Response.json({ detail: m.office_invalid() }, { status: 400 });
  const content = new Uint8Array(await file.arrayBuffer());
  const refused = permitted(await replaceMedia({ id: params.id, actor: viewer, content, name: file.name }));
  if (!refused) return Response.json({ detail: null });
  return Response.json({ detail: wordsOf(refused) }, { status: 422 });
}

function wordsOf(refused: Exclude<Awaited<ReturnType<typeof replaceMedia>>, 'forbidden' | null>): string {
  const { problem } = refused;
  if (problem === 'gone') return m.office_media_problem_gone();
  if (problem === 'other_kind') return m.office_media_problem_other_kind();
  return refusalWords({ ...refused, problem }, getLocale());
}

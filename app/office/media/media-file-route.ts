import { can } from '#app/auth/policy.ts';
import { routerAnswer } from '#app/contract/router-answer.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { replaceMedia } from '#app/features/media-library/commands.server.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { getLocale } from '#app/i18n/paraglide/runtime.js';
import { refusalMessage } from '#app/media/refusal-message.ts';
import { permitted, requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/media-file-route.ts';

/** Another file in the place of one: sent by script, because a file is larger than a form may be without one. */
export async function action({ params, request, ...args }: Route.ActionArgs) {
  const { viewer } = requireEditor(args);
  if (!can(viewer, 'media:replace')) return answer({ status: 403, body: { detail: m.office_forbidden() } });
  const file = (await formOf(request)).get('file');
  if (!isUuid(params.id) || !(file instanceof File))
    return answer({ status: 400, body: { detail: m.office_invalid() } });
  const content = new Uint8Array(await file.arrayBuffer());
  const refused = permitted(await replaceMedia({ id: params.id, actor: viewer, content, name: file.name }));
  if (!refused) return answer({ status: 200, body: { detail: null } });
  return answer({ status: 422, body: { detail: wordsOf(refused) } });
}

function answer(body: Parameters<typeof routerAnswer<'replaceMedia'>>[1]): Response {
  return routerAnswer('replaceMedia', body);
}

function wordsOf(refused: Exclude<Awaited<ReturnType<typeof replaceMedia>>, 'forbidden' | null>): string {
  const { problem } = refused;
  if (problem === 'gone') return m.office_media_problem_gone();
  if (problem === 'other_kind') return m.office_media_problem_other_kind();
  return refusalMessage({ ...refused, problem }, getLocale());
}

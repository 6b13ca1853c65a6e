import { can } from '#app/auth/policy.ts';
import { replaceMedia } from '#app/collections/media/commands.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { findMessage } from '#app/inspector/words.ts';
import { enter } from '../door.server.ts';
import type { Route } from './+types/media-file-route.ts';

/** Another file in the place of one: sent by script, because a file is larger than a form may be without one. */
export async function action({ params, request, ...args }: Route.ActionArgs) {
  const { viewer } = enter(args);
  if (!can(viewer, 'media:replace')) return Response.json({ detail: m.office_forbidden() }, { status: 403 });
  const file = (await request.formData()).get('file');
  if (!isUuid(params.id) || !(file instanceof File))
    return Response.json({ detail: m.office_invalid() }, { status: 400 });
  const content = new Uint8Array(await file.arrayBuffer());
  const refused = await replaceMedia({ id: params.id, userId: viewer.id, content, name: file.name });
  if (!refused) return Response.json({ detail: null });
  const words = findMessage(`api_media_${refused.problem}`) ?? findMessage(`office_media_problem_${refused.problem}`);
  return Response.json({ detail: words }, { status: 422 });
}

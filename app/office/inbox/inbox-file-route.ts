import { data } from 'react-router';
import { isUuid } from '#app/db/uuid.ts';
import { getFormFile } from '#app/features/forms/entries.server.ts';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/inbox-file-route.ts';

/** A file that a stranger handed in: always saved, never opened in the site, kept nowhere on the way. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  requireEditor(args, 'form-entry:read');
  const { id, file } = params;
  const found = isUuid(id) && isUuid(file) ? await getFormFile({ entry: id, id: file }) : null;
  if (!found) throw data(null, { status: 404 });
  return new Response(new Uint8Array(found.content), {
    headers: {
      'content-type': found.mime,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}

import { Readable } from 'node:stream';
import { data } from 'react-router';
import { audit } from '#app/db/audit.server.ts';
import { db } from '#app/db/client.server.ts';
import { siteTransfer } from '#app/features/site-transfer/site-transfer.server.ts';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/site-route.ts';

/** The whole site in the site format, packed. Who took it is noted. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { viewer } = requireEditor(args, 'site:export');
  if (params.file !== 'site.zip') throw data(null, { status: 404 });
  await audit(db(), { by: viewer.id, action: 'site:export' });
  return new Response(Readable.toWeb(siteTransfer().pack()) as ReadableStream, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="site.zip"',
      'cache-control': 'private, no-store',
    },
  });
}

import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { data, redirect } from 'react-router';
import { siteTransfer } from '#app/features/site-transfer/site-transfer.server.ts';
import { urls } from '#app/urls.ts';
import { permitted, requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/upload-route.ts';

/** Takes a packed site as it comes, piece by piece: as a form it would stand in memory first. Nothing of it is written yet. */
export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer, locale } = requireEditor(args, 'site:import');
  const isPacked = request.headers.get('content-type') === 'application/zip';
  if (!request.body || !isPacked) throw data(null, { status: 415 });
  const name = (args.url.searchParams.get('name') ?? '').slice(0, 200) || 'site.zip';
  // Proof: one stream, in the types of Node and in those of the browser.
  const content = Readable.fromWeb(request.body as ReadableStream);
  const answer = permitted(await siteTransfer().take({ content, name, viewer }));
  const at = 'problem' in answer ? urls.officeSiteRefused(locale, answer) : urls.officeSiteReport(locale, answer.id);
  throw redirect(at, 303);
}

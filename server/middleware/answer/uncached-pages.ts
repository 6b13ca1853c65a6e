import type { Handler } from 'hono';
import { visitor } from '#app/auth/viewer.ts';
import type { AppEnv } from '../app-env.ts';
import { refusal, statusOfFailure } from '../errors.ts';
import { teamPreview } from '../person/team-preview.ts';
import { routeManifestPath } from './cached-pages.ts';
import type { RenderPage } from './render-page.ts';
import { stillPage } from './still-page.ts';

/** Pages rendered for one person: editors, forms, writes, previews without a session. Nobody keeps a copy. */
export function uncachedPages(render: RenderPage): Handler<AppEnv> {
  return async (context) => {
    const preview = teamPreview(context);
    const { response, notes } = await render({
      request: withoutOrigin(context.req.raw),
      viewer: preview ? visitor : context.get('viewer'),
      csrfToken: preview ? null : context.get('csrfToken'),
      requestId: context.get('requestId'),
      clientAddress: context.get('clientAddress'),
      preview,
    });
    if (preview) response.headers.set('X-Robots-Tag', 'noindex');
    const status = response.status >= 500 && notes.failure !== null ? statusOfFailure(notes.failure) : 500;
    if (status !== 500) return refusal(context, status);
    if (context.req.path !== routeManifestPath) response.headers.set('Cache-Control', 'private, no-store');
    return preview ? stillPage(response) : response;
  };
}

/** Our CSRF middleware has judged it; React Router would compare it to an address that a proxy may have changed. */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('origin')) return request;
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(request, { headers });
}

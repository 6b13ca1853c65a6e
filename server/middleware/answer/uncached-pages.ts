import type { Handler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { refusal, statusOfFailure } from '../errors.ts';
import { teamPreview } from '../person/team-preview.ts';
import { routeManifestPath } from './cached-pages.ts';
import type { RenderPage } from './render-page.ts';
import { renderPreview } from './render-preview.ts';

/** Pages rendered for one person: editors, forms, writes, previews without a session. Nobody keeps a copy. */
export function uncachedPages(render: RenderPage): Handler<AppEnv> {
  return async (context) => {
    const preview = teamPreview(context);
    const rendering = {
      request: withoutOrigin(context.req.raw),
      requestId: context.get('requestId'),
      clientAddress: context.get('clientAddress'),
    };
    const { viewer, csrfToken } = context.var;
    const { response, notes } = preview
      ? await renderPreview(render, { ...rendering, preview })
      : await render({ ...rendering, viewer, csrfToken });
    const status = response.status >= 500 && notes.failure !== null ? statusOfFailure(notes.failure) : 500;
    if (status !== 500) return refusal(context, status);
    if (context.req.path !== routeManifestPath) response.headers.set('Cache-Control', 'private, no-store');
    return response;
  };
}

/** Our CSRF middleware has judged it; React Router would compare it to an address that a proxy may have changed. */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('origin')) return request;
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(request, { headers });
}

import { loadContextOf } from '#app/load-context.ts';
import type { Route } from './+types/error-html.ts';
import { errorPage } from './static-error-page.ts';

/**
 * Custom error page content at /html/{status}.html (docs/behaviour/errors.md#custom-pages): what is there when a venue
 * brings none.
 */
export function loader({ params, context }: Route.LoaderArgs) {
  const status = Number(/^([45]\d\d)\.html$/.exec(params.file)?.[1]);
  if (!status) throw new Response(null, { status: 404 });
  return new Response(errorPage({ status, locale: loadContextOf(context).locale }), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
  });
}

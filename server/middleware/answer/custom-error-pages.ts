import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { localeOfPath } from '#app/i18n/locale-of-path.ts';
import { customErrorPage } from '#app/site/error/custom-error-page.ts';
import { urls } from '#app/urls.ts';
import { isApiPath } from '../api-path.ts';
import type { AppEnv } from '../app-env.ts';

type Options = {
  /** The files of the site by their address. */
  files: ReadonlyMap<string, { body: Buffer }>;
  /** Where the venue has laid the page of a status, unless it lies at `/html/{status}.html`. */
  pages: Readonly<Record<string, string>>;
  logger: Logger;
};

const isErrorPage = /^\/html\/\d{3}\.html$/;

/**
 * The venue's own words for a status (docs/behaviour/errors.md#custom-pages) in place of ours: an error of a page, the site
 * switched off, an outage. They are read at start; what cannot be read is told once, and ours stay.
 */
export function customErrorPages({ files, pages, logger }: Options): MiddlewareHandler<AppEnv> {
  const custom = new Map<number, string>();
  for (let status = 400; status < 600; status += 1) {
    const address = pages[status] ?? urls.errorHtml(status);
    const html = files.get(address)?.body.toString();
    if (html !== undefined) custom.set(status, html);
    else if (pages[status]) logger.error({ status, address }, 'Unable to load custom HTML file for this error');
  }
  return async (context, next) => {
    await next();
    const { path } = context.req;
    const html = custom.get(context.res.status);
    if (html === undefined || isApiPath(path) || isErrorPage.test(path)) return;
    if (!context.res.headers.get('content-type')?.startsWith('text/html')) return;
    const headers = new Headers(context.res.headers);
    for (const name of ['content-security-policy', 'content-encoding', 'content-length', 'etag']) headers.delete(name);
    const { status } = context.res;
    context.res = undefined;
    context.res = new Response(customErrorPage({ html, status, locale: localeOfPath(path) }), { status, headers });
  };
}

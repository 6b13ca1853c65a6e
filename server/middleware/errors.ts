import type { Context, ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { isRefusedByHono } from '#app/api/refused-by-hono.ts';
import { Overloaded } from '#app/cache/render-queue.ts';
import { isUnstorableText } from '#app/db/unstorable-text.ts';
import { localeOfPath } from '#app/i18n/locale-of-path.ts';
import { errorPage } from '#app/site/error/static-error-page.ts';
import { isStorageFull, noteStorageFull } from './answer/storage-full.ts';
import { isApiPath } from './api-path.ts';
import type { AppEnv } from './app-env.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

export type RefusalStatus = 400 | 403 | 404 | 405 | 413 | 414 | 500 | 503 | 507;

/** After an outage. */
const soonSeconds = 10;

/** An error in the shape its reader expects; needs no database, no settings and no custom HTML. */
export function refusal(context: Context<AppEnv>, status: RefusalStatus, retryAfterSeconds = soonSeconds): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (status === 503) headers.set('Retry-After', String(retryAfterSeconds));
  const { path } = context.req;
  if (isApiPath(path)) return Response.json({ status, error: errorNames[status] }, { status, headers });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(errorPage({ status, locale: localeOfPath(path) }), { status, headers });
}

/**
 * 503 where waiting helps, 507 where somebody must make room on the disk, 400 where somebody sent a text that no database
 * keeps, 500 where nothing of that helps.
 */
export function statusOfFailure(error: unknown): 400 | 500 | 503 | 507 {
  if (isUnstorableText(error)) return 400;
  if (isStorageFull(error)) return 507;
  return error instanceof Overloaded || isDatabaseUnavailable(error) ? 503 : 500;
}

export function errors(logger: Logger): ErrorHandler<AppEnv> {
  return (error, context) => {
    if (isRefusedByHono(error)) return error.getResponse();
    const status = statusOfFailure(error);
    if (status === 507) noteStorageFull();
    if (status >= 500 && !(error instanceof Overloaded))
      logger.error({ id: context.get('requestId'), err: error }, status === 507 ? noRoom : 'request failed');
    return refusal(context, status);
  };
}

const noRoom = 'nothing can be saved: the disk is full or may not be written';

const errorNames: Record<RefusalStatus, string> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  414: 'address_too_long',
  500: 'internal_error',
  503: 'unavailable',
  507: 'insufficient_storage',
};

import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { refusal } from '../errors.ts';
import { canonicalizeTarget } from './canonicalize-path.ts';

/** 308 to the one address of a thing; 400 or 414 for what is no address. */
export const canonicalPath: MiddlewareHandler<AppEnv> = async (context, next) => {
  const verdict = canonicalizeTarget(rawTarget(context.env?.incoming?.url, context.req.url));
  if (verdict.kind === 'ok') return next();
  if (verdict.kind === 'refused') return refusal(context, verdict.status);
  return new Response(null, {
    status: 308,
    headers: { Location: verdict.to, 'Cache-Control': 'public, max-age=3600' },
  });
};

/** What stood in the request line; without a socket (tests) what the parser left of it. */
function rawTarget(incoming: string | undefined, url: string): string {
  return incoming ?? url.replace(/^[a-z]+:\/\/[^/]*/, '');
}

import type { Context, MiddlewareHandler } from 'hono';
import { csrfField, csrfHeader, csrfTokenOf, isSameToken } from '#app/auth/csrf-token.server.ts';
import type { AppEnv } from '../app-env.ts';
import { isVisitorForm } from '../csrf-forms.ts';
import { refusal } from '../errors.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A form is small; anything bigger must bring the token in the header. */
const largestForm = 64 * 1024;

/** Every write, whatever its content type: from our own pages, and with the token of the cookie repeated. */
export function csrf({ baseUrl }: { baseUrl: string }): MiddlewareHandler<AppEnv> {
  const home = new URL(baseUrl).origin;
  return async (context, next) => {
    if (safeMethods.has(context.req.method)) return next();
    if (!isFromOurPages(context, home)) return refusal(context, 403);
    const expected = csrfTokenOf(context.req.header('cookie'));
    const given = context.req.header(csrfHeader) ?? (expected ? await tokenOfForm(context) : null);
    if (isSameToken(expected, given)) return next();
    // Its page compares the token itself and writes nothing without one.
    return isVisitorForm(context.req.path) ? next() : refusal(context, 403);
  };
}

/** Browsers say where a request comes from and no page can forge it; what says nothing is no browser. */
function isFromOurPages(context: Context<AppEnv>, home: string): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = context.req.header('origin');
  return origin === undefined || origin === home || origin === new URL(context.req.url).origin;
}

async function tokenOfForm({ req }: Context<AppEnv>): Promise<string | null> {
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    req.header('content-type') ?? '',
  );
  const length = Number(req.header('content-length') ?? Number.POSITIVE_INFINITY);
  if (!isForm || !(length <= largestForm)) return null;
  try {
    const value = (await req.raw.clone().formData()).get(csrfField);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

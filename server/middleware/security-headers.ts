import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** For documents that bring no policy of their own, such as static error pages: they render, and run nothing. */
const bareDocumentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

/** The page cache stores these with the page, so this is also what the fast path sends. */
export function addSecurityHeaders(headers: Headers, { isSecure }: { isSecure: boolean }): void {
  for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value);
  if (isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  const isDocument = headers.get('content-type')?.startsWith('text/html');
  if (isDocument && !headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', bareDocumentPolicy);
}

export function securityHeaders(options: { isSecure: boolean }): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    addSecurityHeaders(context.res.headers, options);
  };
}

import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { networkOf } from './network-of.ts';

const neverFromOutside = /^x-(react-router|remix|middleware)-/;
const fromProxiesOnly = /^(x-forwarded-|x-real-ip$|forwarded$)/;

/** Headers that only our own proxy or framework may set are dropped; the visitor's address is read once, here. */
export function forwardedHeaders({ trustProxy }: { trustProxy: boolean }): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    context.set(
      'clientAddress',
      clientAddress(context.env?.incoming?.socket?.remoteAddress, context.req.raw, trustProxy),
    );
    const refused = [...context.req.raw.headers.keys()].filter(
      (name) => neverFromOutside.test(name) || (!trustProxy && fromProxiesOnly.test(name)),
    );
    if (refused.length > 0) context.req.raw = without(context.req.raw, refused);
    await next();
  };
}

/** Behind a proxy the last entry is the one our proxy wrote; those before it anybody could have made up. */
function clientAddress(socketAddress: string | undefined, request: Request, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return networkOf(forwarded || socketAddress || 'unknown');
}

function without(request: Request, names: readonly string[]): Request {
  const headers = new Headers(request.headers);
  for (const name of names) headers.delete(name);
  return new Request(request, { headers });
}

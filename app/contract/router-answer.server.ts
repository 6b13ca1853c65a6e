import type { Reply } from './client/call-types.ts';
import { routerEndpoints } from './endpoints/router.ts';
import type { routerCalls } from './rows/router-calls.ts';

/** Answers a call of the office with one of the statuses its row promises, and with the body of that status. */
export function routerAnswer<Name extends keyof typeof routerCalls>(
  name: Name,
  { status, body }: Promised<Name>,
): Response {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  if (status === 405) headers.set('Allow', routerEndpoints[name].method.toUpperCase());
  return Response.json(body, { status, headers });
}

type Promised<Name extends keyof typeof routerCalls> =
  Reply<Name> extends infer One
    ? One extends { status: infer Status extends keyof (typeof routerCalls)[Name]['responses']; body: infer Body }
      ? { status: Status & number; body: Body }
      : never
    : never;

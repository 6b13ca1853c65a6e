import type { Reply } from './client/call-types.ts';
import type { routerCalls } from './rows/router-calls.ts';

/** Answers a call of the office with one of the statuses its row promises, and with the body of that status. */
export function routerAnswer<Name extends keyof typeof routerCalls>(
  _name: Name,
  { status, body }: Promised<Name>,
): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });
}

type Promised<Name extends keyof typeof routerCalls> =
  Reply<Name> extends infer One
    ? One extends { status: infer Status extends keyof (typeof routerCalls)[Name]['responses']; body: infer Body }
      ? { status: Status & number; body: Body }
      : never
    : never;

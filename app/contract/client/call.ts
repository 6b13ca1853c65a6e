import { freshToken } from '#app/auth/browser-token.ts';
import { routerEndpoints } from '../endpoints/router.ts';
import { teamEndpoints } from '../endpoints/team.ts';
import type { CallName, CallRequest, Reply } from './call-types.ts';

const endpoints: Record<CallName, { method: string; path: string }> = { ...teamEndpoints, ...routerEndpoints };

type Values = Readonly<Record<string, unknown>>;
type Request = { params?: Values; query?: Values; headers?: Record<string, string>; body?: unknown; form?: Values };

export type Call = <Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
  init?: Pick<RequestInit, 'keepalive' | 'signal'>,
) => Promise<Reply<Name>>;

/** Makes a call of the contract (docs/behaviour/calls.md). Never throws: nobody answering is an answer, too. */
export const call: Call = async (name, request, init = {}) => {
  const response = await send(name, request, init).catch(() => null);
  // Proof: the server answers what the rows say, call by call (tests/contract); whatever else it says is a refusal.
  return (response ? await replyOf(response) : nobody) as never;
};

const nobody = { ok: false, status: 0, body: {} };

async function replyOf(response: Response) {
  const body = await response.json().catch(() => undefined);
  // Half an answer is none; the same attempt may be made again.
  if (response.ok && response.status !== 204 && body === undefined) return nobody;
  return { ok: response.ok, status: response.status, body: body ?? {} };
}

/** Where a call is made, for what is followed instead of asked. */
export function addressOf<Name extends CallName>(name: Name, request: CallRequest<Name>): string {
  return pathOf(name, request);
}

function pathOf(name: CallName, { params = {} }: Request): string {
  return endpoints[name].path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(`${params[part]}`));
}

function queryOf({ query = {} }: Request): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, `${value}`]]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

export function isReading(name: CallName): boolean {
  return endpoints[name].method === 'get';
}

async function send(name: CallName, request: Request, init: RequestInit): Promise<Response> {
  const { headers, body, form } = request;
  // The API answers with and without the last slash and is written with it, the router answers without.
  const end = name in teamEndpoints ? '/' : '';
  return fetch(pathOf(name, request) + end + queryOf(request), {
    ...init,
    method: endpoints[name].method.toUpperCase(),
    headers: {
      ...headers,
      // Of a form the browser says itself where its parts begin.
      ...(form ? {} : { 'Content-Type': 'application/json' }),
      ...(isReading(name) ? {} : { 'X-CSRFToken': await freshToken() }),
    },
    ...(form ? { body: formOf(form) } : body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function formOf(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) form.append(name, one instanceof File ? one : `${one}`);
  return form;
}

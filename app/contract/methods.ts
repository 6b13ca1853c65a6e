import type { z } from '@hono/zod-openapi';
import { TrieRouter } from 'hono/router/trie-router';

/** A call as a server routes it. */
export type RoutedCall = { method: string; path: string; params?: z.ZodType | undefined };
type Row = {
  method: string;
  getRoutingPath(): string;
  request?: { params?: z.ZodType; query?: unknown; body?: unknown };
};

export function routedCalls(contract: Readonly<Record<string, Row>>): RoutedCall[] {
  return Object.values(contract).map((row) => ({
    method: row.method,
    path: row.getRoutingPath(),
    params: row.request?.params,
  }));
}

/** Tells for an address with which methods it can be called; none where it belongs to no call. */
export function methodsOf(calls: readonly RoutedCall[]): (path: string) => string[] {
  const router = new TrieRouter<RoutedCall>();
  for (const call of calls) router.add('ALL', call.path, call);
  return (path) => {
    const [found] = router.match('ALL', path);
    const named = found.filter(([{ params }, values]) => params === undefined || params.safeParse(values).success);
    return withHead(named.map(([{ method }]) => method.toUpperCase()));
  };
}

/** What can be read can be asked for its headers alone. */
export function withHead(methods: readonly string[]): string[] {
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

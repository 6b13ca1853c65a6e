import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { forEverybody } from './may.ts';

/**
 * Part of a row of the contract: whoever is not logged in gets the same answer, so the cache of pages keeps it. Its handler
 * notes what the answer is made of; `query` names what visitors may ask for, all of the row's query where nothing is said.
 */
export const keptForVisitors = { 'x-kept': true as const, ...forEverybody };

type Row = { getRoutingPath(): string; request?: object };

/** An address of the interface whose answers are kept, and the query keys it knows. */
export type KeptCall = { path: string; keys: ReadonlySet<string> };

/** The rows of a contract that are kept, as the server mounts them. */
export function keptCalls(contract: Readonly<Record<string, Row>>): KeptCall[] {
  return Object.values(contract).flatMap((row) =>
    'x-kept' in row ? [{ path: row.getRoutingPath(), keys: keysOf(row.request ?? {}) }] : [],
  );
}

function keysOf(request: { query?: unknown }): ReadonlySet<string> {
  return new Set(request.query instanceof z.ZodObject ? Object.keys(request.query.shape) : []);
}

type Noted = { tags: readonly string[]; until?: readonly (Temporal.Instant | null | undefined)[] };

/** Notes what an answer is made of and when it changes by itself, where somebody keeps it. */
export function note({ env }: Context<ApiEnv>, { tags, until = [] }: Noted): void {
  env?.notes?.tag(...tags);
  for (const moment of until) env?.notes?.expireAt(moment ?? null);
}

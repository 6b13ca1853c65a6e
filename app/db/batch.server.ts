import type pg from 'pg';
import { pool } from './client.server.ts';

type Ask<Value> = (connections: pg.Pool, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/**
 * One statement for everything of a kind that is asked for in the same turn: the keys are collected until no promise
 * that is already kept has anything left to do. Whoever asks over different pools does not wait for each other.
 */
export class Batch<Value> {
  #open = new Map<pg.Pool, { keys: Set<string>; answer: Promise<ReadonlyMap<string, Value>> }>();
  readonly #ask: Ask<Value>;

  constructor(ask: Ask<Value>) {
    this.#ask = ask;
  }

  /** The answers to these keys, and to those of others; what is missing has no answer. */
  load(keys: Iterable<string>): Promise<ReadonlyMap<string, Value>> {
    const connections = pool();
    const open = this.#open.get(connections) ?? this.#begin(connections);
    for (const key of keys) open.keys.add(key);
    return open.answer;
  }

  #begin(connections: pg.Pool) {
    const keys = new Set<string>();
    const answer = endOfTurn().then(() => {
      this.#open.delete(connections);
      return this.#ask(connections, [...keys]);
    });
    const open = { keys, answer };
    this.#open.set(connections, open);
    return open;
  }
}

/** What Node does next when all promises that were settled have been told. */
function endOfTurn(): Promise<void> {
  return new Promise((done) => queueMicrotask(() => process.nextTick(done)));
}

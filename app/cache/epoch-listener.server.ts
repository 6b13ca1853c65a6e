import type pg from 'pg';
import { announceChange } from './changes.ts';
import { epochChannel } from './epoch.server.ts';
import { beginKeeping, endKeeping } from './kept-until-change.ts';

type Options = { pool: pg.Pool; pollMilliseconds?: number };

const callAgainAfter = 1_000;

/**
 * Hears what writers of all nodes changed, and announces it here: LISTEN for speed, a poll of the durable epochs for certainty. The poll doubles as the
 * heartbeat of the silent LISTEN connection, because it is sent over that very connection.
 */
export class EpochListener {
  #client: pg.PoolClient | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;
  #isHearing = false;
  #known = new Map<string, string>();
  #since = '0';
  readonly #options: Required<Options>;

  constructor(options: Options) {
    this.#options = { pollMilliseconds: 2_000, ...options };
  }

  /** Resolves after the first attempt, whether or not the database was there. */
  async start(): Promise<void> {
    await this.#round();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#letGo();
  }

  async #round(): Promise<void> {
    try {
      if (!this.#client) await this.#connect();
      await this.#poll();
      this.#hear();
      this.#again(this.#options.pollMilliseconds);
    } catch {
      // The pages in memory go on serving; epochs missed meanwhile are found by the first poll after the outage.
      this.#letGo();
      this.#again(callAgainAfter);
    }
  }

  #again(milliseconds: number): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.#round(), milliseconds);
    this.#timer.unref();
  }

  async #connect(): Promise<void> {
    const client = await this.#options.pool.connect();
    this.#client = client;
    client.on('error', () => this.#letGo());
    client.on('notification', ({ payload }) => payload && announceChange(payload.split(',')));
    await client.query(`listen ${epochChannel}`);
  }

  async #poll(): Promise<void> {
    const client = this.#client;
    if (!client) return;
    const { rows } = await client.query<{ tag: string | null; epoch: string | null; xmin: string }>(
      `select tag, epoch::text, pg_snapshot_xmin(pg_current_snapshot())::text as xmin
       from (select 1) as one left join cache_epoch on epoch >= $1::bigint`,
      [this.#since],
    );
    const isFirst = this.#since === '0';
    const changed: string[] = [];
    for (const { tag, epoch } of rows) {
      if (tag === null || epoch === null || this.#known.get(tag) === epoch) continue;
      this.#known.set(tag, epoch);
      changed.push(tag);
    }
    this.#since = rows[0]?.xmin ?? this.#since;
    if (changed.length > 0 && !isFirst) announceChange(changed);
  }

  #hear(): void {
    if (!this.#isHearing && this.#client) beginKeeping();
    this.#isHearing = this.#client !== null;
  }

  #letGo(): void {
    const client = this.#client;
    this.#client = null;
    if (this.#isHearing) endKeeping();
    this.#isHearing = false;
    client?.removeAllListeners('notification');
    client?.release(true);
  }
}

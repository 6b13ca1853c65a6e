import type pg from 'pg';
import { distrustIdle } from '#app/db/client.server.ts';
import { type Connection, connectBeside } from '#app/db/connection.server.ts';
import { announceChange } from './changes.ts';
import { epochChannel } from './epoch.server.ts';
import { beginKeeping, endKeeping } from './kept-until-change.ts';

type Options = {
  pool: pg.Pool;
  pollMilliseconds?: number;
  /** Told when changes may go unheard from now on, and when all of them are known again. */
  onHearing?: (isHearing: boolean) => void;
};

const callAgainAfter = 1_000;
/** A poll is a look into one small table; who has not answered by then is not there. */
const patienceSeconds = 2;
/** Two polls and their patience: longer without one, and whoever sits behind a balancer must not be sent visitors. */
const longestSilence = 8_000;

/**
 * Hears what writers of all nodes changed, and announces it here: LISTEN for speed, a poll of the durable epochs for certainty. The poll doubles as the
 * heartbeat of the silent LISTEN connection, because it is sent over that very connection, which belongs to no pool.
 */
export class EpochListener {
  #connection: Connection | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;
  #isHearing = false;
  /** Whether something may have been kept before the first poll. */
  #isLate = false;
  #heardAt = Number.NEGATIVE_INFINITY;
  #known = new Map<string, string>();
  #since = '0';
  readonly #options: Required<Options>;

  constructor(options: Options) {
    this.#options = { pollMilliseconds: 2_000, onHearing: () => undefined, ...options };
  }

  /** Resolves after the first attempt, whether or not the database was there. */
  async start(): Promise<void> {
    await this.#round();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#letGo();
  }

  /** Whether the database was heard lately; a connection that is cut in silence says nothing by itself. */
  get hasHeardLately(): boolean {
    return performance.now() - this.#heardAt < longestSilence;
  }

  async #round(): Promise<void> {
    try {
      const connection = this.#connection ?? (await this.#connect());
      await this.#poll(connection);
      this.#heardAt = performance.now();
      this.#tell(this.#connection === connection);
      this.#again(this.#options.pollMilliseconds);
    } catch {
      // The pages in memory go on serving; epochs missed meanwhile are found by the first poll after the outage.
      this.#isLate = true;
      this.#letGo();
      this.#again(callAgainAfter);
    }
  }

  #again(milliseconds: number): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.#round(), milliseconds);
    this.#timer.unref();
  }

  async #connect(): Promise<Connection> {
    const connection = await connectBeside(this.#options.pool, { seconds: patienceSeconds });
    this.#connection = connection;
    connection.on('error', () => this.#letGo());
    connection.on('notification', ({ payload }) => payload && announceChange(payload.split(',')));
    await connection.query(`listen ${epochChannel}`);
    return connection;
  }

  async #poll(connection: Connection): Promise<void> {
    const { rows } = await connection.query(
      `select tag, epoch::text, pg_snapshot_xmin(pg_current_snapshot())::text as xmin
       from (select 1) as one left join cache_epoch on epoch >= $1::bigint`,
      [this.#since],
    );
    const isFirst = this.#since === '0' && !this.#isLate;
    const changed: string[] = [];
    for (const { tag, epoch } of rows as Row[]) {
      if (tag === null || epoch === null || this.#known.get(tag) === epoch) continue;
      this.#known.set(tag, epoch);
      changed.push(tag);
    }
    this.#since = rows[0]?.xmin ?? this.#since;
    if (changed.length > 0 && !isFirst) announceChange(changed);
  }

  #tell(isHearing: boolean): void {
    if (isHearing === this.#isHearing) return;
    this.#isHearing = isHearing;
    if (isHearing) beginKeeping();
    else endKeeping();
    this.#options.onHearing(isHearing);
  }

  async #letGo(): Promise<void> {
    const connection = this.#connection;
    this.#connection = null;
    this.#tell(false);
    connection?.removeAllListeners('notification');
    if (!this.#isClosed) distrustIdle();
    await connection?.end();
  }
}

type Row = { tag: string | null; epoch: string | null; xmin: string };

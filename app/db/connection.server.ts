import pg from 'pg';
import { StatementNames } from './statement-names.ts';

/** As many as one connection keeps planned in PostgreSQL; each costs memory there until the connection ends. */
const mostNamesOnConnection = 300;

const names = new StatementNames();

type Query = pg.QueryConfig & { submit?: unknown };

/**
 * A connection to PostgreSQL as Foyer makes it everywhere. One that breaks while it is lent tells whoever waits for an
 * answer and nobody else: without a listener for `error` Node would end the process. What is asked again is prepared.
 */
export class Connection extends pg.Client {
  #named = new Set<string>();
  #patience: { query_timeout: number } | null = null;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg, passed on as they came
  override query(statement: any, ...rest: any[]): any {
    return super.query(this.#completed(statement, rest[0]), ...(rest as []));
  }

  /** This side waits a second longer for the statements of this work than the server, whose time limit is the transaction's. */
  async withPatience<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
    this.#patience = { query_timeout: (seconds + 1) * 1000 };
    return work().finally(() => {
      this.#patience = null;
    });
  }

  #completed(statement: string | Query, values: unknown): string | Query {
    const query: Query = typeof statement === 'string' ? { text: statement } : statement;
    if (query.submit) return statement;
    const name = query.name ?? this.#nameOf(query.text, Array.isArray(values) ? values : query.values);
    return name || this.#patience ? { ...query, ...(name ? { name } : {}), ...this.#patience } : statement;
  }

  #nameOf(text: string, values: unknown[] = []): string | null {
    const name = names.nameOf(text, values.length);
    if (name === null || this.#named.has(name)) return name;
    if (this.#named.size >= mostNamesOnConnection) return null;
    this.#named.add(name);
    return name;
  }
}

/**
 * Connects beside a pool, to the same database, with limits of its own: for what holds a connection for long, such as a
 * migration or a lock, and must not take one from those who wait.
 */
export async function connectBeside(pool: pg.Pool, { seconds }: { seconds: number }): Promise<Connection> {
  const milliseconds = seconds * 1000;
  const beside = new Connection({
    ...pool.options,
    connectionTimeoutMillis: Math.min(milliseconds, 5_000),
    statement_timeout: milliseconds,
    lock_timeout: milliseconds,
    query_timeout: milliseconds + 1_000,
  });
  await beside.connect();
  return beside;
}

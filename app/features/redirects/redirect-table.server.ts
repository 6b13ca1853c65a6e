import type pg from 'pg';
import { isReservedAddress, isReservedRoot } from './reserved.ts';

const mostHops = 10;
/** After a failure the table of before serves for this long, instead of making every visitor wait for the next one. */
const retryPauseMs = 2_000;

/** Old addresses, kept in memory until somebody changes the table. */
export class RedirectTable {
  #byPath: Map<string, string> | null = null;
  #loading: Promise<boolean> | null = null;
  #isOutdated = true;
  #failedAt = Number.NEGATIVE_INFINITY;
  readonly #pool: Pick<pg.Pool, 'query'>;
  readonly #now: () => number;

  constructor(pool: Pick<pg.Pool, 'query'>, now = () => performance.now()) {
    this.#pool = pool;
    this.#now = now;
  }

  outdate(): void {
    this.#isOutdated = true;
    this.#failedAt = Number.NEGATIVE_INFINITY;
  }

  async targetOf(path: string): Promise<string | null> {
    // Outdated again while it was read: whoever asks after a change must not be answered from before it.
    for (let isThere = true; isThere && (this.#isOutdated || this.#loading); ) isThere = await this.#load();
    return this.#byPath ? finalTarget(this.#byPath, path) : null;
  }

  #load(): Promise<boolean> {
    if (this.#now() - this.#failedAt < retryPauseMs) return Promise.resolve(false);
    this.#loading ??= this.#read().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  /** Whether the database answered; while it is away the table of before goes on serving. */
  async #read(): Promise<boolean> {
    this.#isOutdated = false;
    try {
      const { rows } = await this.#pool.query<Row>('select locale, old_path, new_path, is_bare from redirect');
      // None such can be saved; one of an earlier version, or of an import, leads nowhere.
      const allowed = rows.filter(({ locale, old_path, is_bare }) =>
        is_bare ? !isReservedRoot(old_path) : !isReservedAddress(decoded(full(locale, old_path))),
      );
      this.#byPath = new Map(
        allowed.map(({ locale, old_path, new_path, is_bare }) => [
          decoded(is_bare ? old_path : full(locale, old_path)),
          full(locale, new_path),
        ]),
      );
      return true;
    } catch {
      this.#isOutdated = true;
      this.#failedAt = this.#now();
      return false;
    }
  }
}

type Row = { locale: string; old_path: string; new_path: string; is_bare: boolean };

/** Follows chains to their end in one step; a chain that bites its tail leads nowhere and is no redirect. */
export function finalTarget(table: ReadonlyMap<string, string>, path: string): string | null {
  const start = decoded(path);
  const seen = new Set([start]);
  let target = table.get(start) ?? null;
  while (target !== null) {
    const here = decoded(target);
    if (seen.has(here) || seen.size > mostHops) return null;
    seen.add(here);
    const further = table.get(here);
    if (further === undefined) return target;
    target = further;
  }
  return null;
}

/** Rows may name paths with or without their language. */
function full(locale: string, path: string): string {
  if (/^https:\/\//.test(path) || new RegExp(`^/${locale}(/|$)`).test(path)) return path;
  return `/${locale}/${path.replace(/^\/+/, '')}`.replace(/\/$/, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replace(/(.)\/$/, '$1');
  } catch {
    return path;
  }
}

import type pg from 'pg';

/** More statements than the library has; what it might make for lists of any length is not kept. */
const mostPlanned = 100;

/**
 * The pool for better-auth, which asks the same few statements over and over: each is planned once per connection and
 * not every time. Who is looking is asked before every save, and half of that was planning.
 */
export function plannedPool(pool: pg.Pool) {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < mostPlanned) names.set(text, `auth_${names.size}`);
    return names.get(text);
  };
  const planned = (client: pg.PoolClient) => ({
    query(text: string, values: readonly unknown[] = []) {
      const name = values.length > 0 ? nameOf(text) : undefined;
      return client.query({ text, values: [...values], ...(name ? { name } : {}) });
    },
    release: () => client.release(),
  });
  // The library knows a connection by its object.
  const clients = new WeakMap<pg.PoolClient, ReturnType<typeof planned>>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? planned(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

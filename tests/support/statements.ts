import pg from 'pg';

/** The statements that are sent to the database while something is done: their names, where they are prepared, and first words. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { query } = pg.Client.prototype;
  // Proof: whatever is asked is handed on as it came.
  pg.Client.prototype.query = function (
    this: pg.Client,
    config: string | { text?: string; name?: string },
    ...rest: never[]
  ) {
    const { text = '', name = '' } = typeof config === 'string' ? { text: config } : config;
    sent.push(`${name ? `[${name}] ` : ''}${text.replace(/\s+/g, ' ').trim().slice(0, 140)}`);
    return (query as (...asked: unknown[]) => unknown).call(this, config, ...rest);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

import pg from 'pg';

export type RowPart = { rows: number; content: Buffer };

/** About so many bytes of rows go into one file of the archive: tar wants to know the size of a file before its content. */
const partBytes = 1024 * 1024;

/** All rows of a table as lines of JSON, in parts. Needs an open transaction. */
export async function* rowParts(client: pg.ClientBase, table: string): AsyncGenerator<RowPart> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const line of linesOf(client, table)) {
    const row = Buffer.from(`${line}\n`);
    waiting.push(row);
    bytes += row.length;
    if (bytes < partBytes) continue;
    yield { rows: waiting.length, content: Buffer.concat(waiting) };
    waiting = [];
    bytes = 0;
  }
  if (waiting.length > 0) yield { rows: waiting.length, content: Buffer.concat(waiting) };
}

async function* linesOf(client: pg.ClientBase, table: string): AsyncGenerator<string> {
  const name = pg.escapeIdentifier(table);
  const batch = (await holdsFiles(client, table)) ? 1 : 100;
  await client.query(`declare lines no scroll cursor for select row_to_json(t)::text as line from ${name} t`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${batch} from lines`);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await client.query('close lines');
}

/** Rows that hold whole files are read one at a time. */
async function holdsFiles(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ holds: boolean }>(
    `select exists (select from information_schema.columns
       where table_schema = 'public' and table_name = $1 and data_type = 'bytea') as holds`,
    [table],
  );
  return rows[0]?.holds ?? false;
}

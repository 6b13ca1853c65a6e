import pg from 'pg';
import { BackupProblem, type Manifest } from './archive.ts';
import { writableColumns } from './tables.ts';

/** Rows are sent to the database in bundles of at most so many, and as soon as they have so many letters. */
const mostRows = 500;
const mostLetters = 4 * 1024 * 1024;
const lineEnd = 0x0a;

/** Writes one part of a table. Needs an open transaction. */
export async function insertRows(client: pg.Client, table: string, content: AsyncIterable<Buffer>): Promise<void> {
  const writable = await writableColumns(client, table);
  let waiting: string[] = [];
  let letters = 0;
  for await (const line of linesOf(content)) {
    waiting.push(line);
    letters += line.length;
    if (waiting.length < mostRows && letters < mostLetters) continue;
    await insert(client, { table, writable, lines: waiting });
    waiting = [];
    letters = 0;
  }
  await insert(client, { table, writable, lines: waiting });
}

/** By line feeds alone: Node's own reader also ends a line at U+2028, which may stand in a text. */
async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of content) {
    let from = 0;
    for (let to = chunk.indexOf(lineEnd); to !== -1; to = chunk.indexOf(lineEnd, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, to)]).toString();
      rest = [];
      from = to + 1;
    }
    rest.push(chunk.subarray(from));
  }
}

type Rows = { table: string; writable: string[]; lines: string[] };

async function insert(client: pg.Client, { table, writable, lines }: Rows): Promise<void> {
  if (!lines[0]) return;
  const name = pg.escapeIdentifier(table);
  const columns = Object.keys(JSON.parse(lines[0]))
    .filter((column) => writable.includes(column))
    .map((column) => pg.escapeIdentifier(column));
  await client.query(
    `insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
    [`[${lines.join(',')}]`],
  );
}

/** The last look before the rows are kept: as many in each table as the backup says. */
export async function requireRows(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const { name, rows } of tables) {
    const answer = await client.query<{ rows: string }>(`select count(*) as rows from ${pg.escapeIdentifier(name)}`);
    const restored = Number(answer.rows[0]?.rows);
    if (restored !== rows)
      throw new BackupProblem(`The table "${name}" has ${restored} rows instead of ${rows}: nothing was kept.`);
  }
}

import pg from 'pg';
import { startEmbeddedPostgres } from '../../app/db/embedded/embedded.server.ts';

const [folder = '', n] = process.argv.slice(2);
const { url } = await startEmbeddedPostgres(folder);
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query('create table if not exists command (n int primary key)');
await client.query('insert into command values ($1)', [n]);
process.send?.('written');

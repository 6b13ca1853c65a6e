import './plain-errors.ts';
import { closeDatabase, openDatabase } from '../app/db/client.server.ts';
import { migrate } from '../app/db/migrate.server.ts';
import { borrowDatabase } from './data-folder.ts';

const database = await borrowDatabase();
const ran = await migrate(openDatabase(database.url));
await closeDatabase();
await database.giveBack();
console.log(ran.length > 0 ? `Ran ${ran.join(', ')}.` : 'The database is up to date.');

import { getTableColumns } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#app/db/migrate.server.ts';
import { FollowedGuides } from '../architecture/guide.ts';
import { databaseForThisTest } from '../support/database.ts';

test('who follows the how-to has a column more, once, and a table that says the same', async () => {
  const { pool } = await databaseForThisTest();
  const copy = new FollowedGuides(['migrations', 'app/db/schema', 'app/i18n/locale.ts', 'package.json']);
  onTestFinished(() => copy.remove());
  const { made } = copy.follow('docs/how-to/add-a-migration.md');
  const folder = `${copy.folder}/migrations`;

  expect(await migrate(pool, { folder })).toEqual(made.map((file) => file.replace('migrations/', '')));
  expect(await migrate(pool, { folder })).toEqual([]);

  const { rows } = await pool.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'form_entry' order by column_name",
  );
  const { formEntry } = await import(/* @vite-ignore */ `${copy.folder}/app/db/schema/form.ts`);
  const known = Object.values(getTableColumns(formEntry)).map((column) => (column as { name: string }).name);
  expect(rows.map((row) => row.column_name)).toEqual(known.sort());
  expect(known).toContain('remark');
});

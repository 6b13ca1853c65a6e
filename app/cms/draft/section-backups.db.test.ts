import { expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/database.ts';
import { keepSectionBackup, sectionBackups } from './section-backups.server.ts';

const anna = {
  kind: 'editor',
  ...{
    id: 'anna',
    email: 'a@b.example',
    username: 'anna',
    first_name: 'Anna',
    last_name: 'K',
    role: 'editor',
    rights: [],
  },
} as never;

async function section() {
  const { pool } = await databaseForThisTest();
  const [box, text] = [crypto.randomUUID(), crypto.randomUUID()];
  await pool.query(
    `insert into module (id, model, parent_id, column_index, pos, layout, props, i18n, hidden_in, schema_version, rev)
     values ($1, 'container', null, 0, 'a0', '100', '{}', '{}', '{}', 1, 1),
            ($2, 'text', $1, 0, 'a0', null, '{}', '{"de":{"content":"Seil"},"en":{"content":"Rope"}}', '{}', 1, 4)`,
    [box, text],
  );
  return { pool, box, text };
}

test('a backup is refused to visitors and of what is no section, and leaves nothing then', async () => {
  const { pool, box, text } = await section();
  expect(await keepSectionBackup({ section: box, name: 'x', viewer: { kind: 'visitor' } })).toEqual({
    kind: 'forbidden',
  });
  expect(await keepSectionBackup({ section: text, name: 'x', viewer: anna })).toEqual({ kind: 'gone' });
  expect((await pool.query('select 1 from section_backup')).rowCount).toBe(0);
});

test('a section is kept with both languages, newest first, and only the last twenty', async () => {
  const { box, text } = await section();
  for (let count = 1; count <= 22; count += 1)
    await keepSectionBackup({ section: box, name: `Stand ${count}`, viewer: anna });
  const kept = await sectionBackups(box);
  expect([kept.length, kept[0]?.name, kept.at(-1)?.name]).toEqual([20, 'Stand 22', 'Stand 3']);
  expect(kept[0]?.nodes.find(({ id }) => id === text)?.i18n).toEqual({
    de: { content: 'Seil' },
    en: { content: 'Rope' },
  });
});

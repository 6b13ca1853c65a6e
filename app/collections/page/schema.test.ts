import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { page } from '#app/db/schema.ts';
import { nullableFields, pageFieldNames, pageFields, pageInput } from './schema.ts';

const columns = getTableColumns(page);
/** Where it stands, and what every table keeps of its rows. */
const kept = ['id', 'parent_id', 'position', 'rev', 'updated_by', 'updated_at', 'created_at', 'deleted_at'];

test('the table has a column for each field of a page, and no other', () => {
  expect(Object.keys(columns).toSorted()).toEqual([...kept, ...pageFieldNames].toSorted());
});

test('exactly the fields whose column may be empty can be emptied', () => {
  const empty = pageFieldNames.filter((name) => !columns[name].notNull);
  expect(empty.toSorted()).toEqual([...nullableFields].toSorted());
  for (const name of pageFieldNames)
    expect([name, pageInput.safeParse({ [name]: null }).success]).toEqual([name, nullableFields.includes(name)]);
});

test('a field with a part per language takes texts of these languages, and nothing else', () => {
  for (const name of pageFieldNames) {
    const texts = { [name]: { de: 'ein-text' } };
    expect([name, pageInput.safeParse(texts).success]).toEqual([name, pageFields[name].localized !== null]);
  }
  expect(pageInput.safeParse({ title: { fr: 'Titre' } }).success).toBe(false);
  expect(pageInput.safeParse({ colour: 'red' }).success).toBe(false);
});

test.each([
  ['page_class', 'cc02', 'cc04'],
  ['language_variant', 'dgs', ''],
  ['content_type', 'news-page', ''],
  ['og_type', 'website', 'Web Site'],
  ['og_image', '0191d9f6-0000-7000-8000-000000000000', 'x'],
  ['in_menu', true, 'yes'],
  ['settings_url', '', 'javascript:alert(1)'],
])('%s takes %j and not %j', (name, right, wrong) => {
  expect(pageInput.safeParse({ [name]: right }).success).toBe(true);
  expect(pageInput.safeParse({ [name]: wrong }).success).toBe(false);
});

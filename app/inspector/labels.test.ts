import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Field, Fields } from '#app/cms/field/field.ts';
import { collections } from '#app/collections/registry.ts';
import { locales } from '#app/i18n/locale.ts';
import { findMessage } from './labels.ts';

const all = Object.values(collections).flatMap(({ type, fields }) => deeply(type, fields));

test.each(all)('%s of a form of the office has a label in both languages', (_, type, name, field) => {
  for (const locale of locales) {
    const label = findMessage(`field_${type}_${name}`, locale) ?? findMessage(`field_${name}`, locale);
    expect(label).not.toBeNull();
    for (const choice of field.options.choices ?? [])
      expect([choice, findMessage(`choice_${name}_${choice.replaceAll('-', '_')}`, locale)]).not.toContain(null);
  }
});

test('whatever a check or a field says is there in both languages', () => {
  const sources = globSync('app/{cms,collections,editor,modules}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const keys = new Set(
    sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/message: '([a-z][a-z_]+_[a-z_]+)'/g)].map(([, key]) => key),
    ),
  );
  expect(keys.size).toBeGreaterThan(20);
  for (const key of keys)
    for (const locale of locales) expect([key, findMessage(key ?? '', locale)]).not.toContain(null);
});

/** Every field with the path to it, those within lists and groups included. */
function deeply(type: string, fields: Fields, path: string = type): [string, string, string, Field][] {
  return Object.entries(fields).flatMap(([name, field]) => [
    [`${path}.${name}`, type.replaceAll('-', '_'), name, field],
    ...deeply(type, field.options.fields ?? {}, `${path}.${name}`),
  ]);
}

import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Fields } from '#app/cms/field/field.ts';
import { locales } from '#app/i18n/locale.ts';
import deMessages from '../i18n/messages/modules.de.json' with { type: 'json' };
import enMessages from '../i18n/messages/modules.en.json' with { type: 'json' };
import { loaders } from './loaders.server.ts';
import { getModule, modules } from './registry.ts';
import { views } from './views.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const messages: Record<string, Record<string, string>> = { de: deMessages, en: enMessages };

test('a name nobody registered is no module', () => {
  expect(getModule('constructor')).toBeUndefined();
});

test('every folder is registered and rendered, and nothing else is', () => {
  const models = modules.map(({ model }) => model).sort();
  expect(models).toEqual([...folders].sort());
  expect(Object.keys(views).sort()).toEqual(models);
});

test('a module loads something exactly if it says so and has the file for it', () => {
  const loading = modules.filter(({ loads }) => loads).map(({ model }) => model);
  expect(Object.keys(loaders).sort()).toEqual(loading.sort());
  for (const model of loading) expect(existsSync(`${import.meta.dirname}/${model}/load.server.ts`), model).toBe(true);
});

test('every module says what of it stands in a feed, and one that only works on the page says that', () => {
  expect(modules.filter(({ feed }) => feed === undefined).map(({ model }) => model)).toEqual([]);
});

test.each(folders)('the folder %s has the fixed shape', (folder) => {
  for (const file of ['schema.ts', 'view.tsx', 'view.module.css', 'example.ts', 'module.test.tsx']) {
    expect(existsSync(`${import.meta.dirname}/${folder}/${file}`), file).toBe(true);
  }
});

test.each(modules)(
  '$model has a name, synonyms, field labels and choice names in both languages',
  ({ model, fields }) => {
    const name = underscored(model);
    const keys = [`module_${name}_name`, `module_${name}_synonyms`, ...fieldKeys(fields)];
    for (const locale of locales) expect(keys.filter((key) => !messages[locale]?.[key])).toEqual([]);
  },
);

function fieldKeys(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { options }]) => [
    `field_${name}`,
    ...(options.choices ?? []).map((choice) => `choice_${name}_${underscored(choice)}`),
    ...fieldKeys(options.fields ?? {}),
  ]);
}

function underscored(name: string): string {
  return name.replaceAll(/[-.]/g, '_');
}

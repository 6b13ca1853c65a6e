import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pool } from '#app/db/client.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { onlyCopied } from '../checks/untranslated.ts';
import { text } from '../field/text/field.ts';
import { defineModule } from '../module.ts';
import { copyLanguage } from './copy-language.server.ts';
import { createModule } from './create-module.server.ts';
import { patchModule } from './patch-module.server.ts';
import { outdatedTranslations, settleTranslation } from './translation-sources.server.ts';

const definitions = {
  container: defineModule({ model: 'container', group: 'structure', parents: [], hasColumns: true, fields: {} }),
  text: defineModule({ model: 'text', group: 'text', fields: { words: text({ localized: true }), anchor: text() } }),
};
const writer = { id: 'anna', rights: [] };
const base = { definitions, writer, attempt: {} };

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type Words = { de?: string | null; en?: string | null };

async function module(words: Words) {
  const owner = { content_type: 'page', object_id: crypto.randomUUID() };
  const box = await createModule({ ...base, model: 'container', spot: { parent: null, column: 0 }, owner });
  const spot = { parent: 'id' in box ? box.id : '', column: 0 };
  const i18n = Object.fromEntries(Object.entries(words).map(([locale, said]) => [locale, { words: said }]));
  const made = await createModule({ ...base, model: 'text', spot, i18n });
  const id = 'id' in made ? made.id : '';
  return { id, owner };
}

async function say(id: string, words: Words, props: Record<string, unknown> = {}) {
  const { rows } = await pool().query<{ rev: number }>('select rev from module where id = $1', [id]);
  const i18n = Object.fromEntries(Object.entries(words).map(([locale, said]) => [locale, { words: said }]));
  const patch = { i18n, props };
  const answer = await patchModule({ ...base, model: 'text', id, baseRev: rows[0]?.rev ?? 0, patch });
  expect(answer.kind).toBe('saved');
  return outdatedTranslations([id]);
}

describe('a translation', () => {
  it('is not outdated while nothing was translated, nor by a change both languages share', async () => {
    const { id } = await module({ de: 'Tau' });
    expect(await say(id, { de: 'Tauwerk' })).toEqual([]);
    expect(await say(id, { en: 'Cordage' })).toEqual([]);
    expect(await say(id, {}, { anchor: 'tau' })).toEqual([]);
    expect(await say(id, { de: 'Reep', en: 'Rope' })).toEqual([]);
  });

  it('remembers what it was made from, however often the source goes on changing', async () => {
    const { id } = await module({ de: 'Tau', en: 'Rope' });
    const outdated = [{ module: id, field: 'words', locale: 'en', source: 'Tau' }];
    expect(await say(id, { de: 'Ein Tau' })).toEqual(outdated);
    expect(await say(id, { de: 'Ein altes Tau' })).toEqual(outdated);
  });

  it('fits again when the source is taken back', async () => {
    const { id } = await module({ de: 'Tau', en: 'Rope' });
    await say(id, { de: 'Ein Tau' });
    expect(await say(id, { de: 'Tau' })).toEqual([]);
  });

  it('is up to date once it is rewritten, and going on with it does not make its source outdated', async () => {
    const { id } = await module({ de: 'Tau', en: 'Rope' });
    await say(id, { de: 'Ein Tau' });
    expect(await say(id, { en: 'A' })).toEqual([]);
    expect(await say(id, { en: 'A rope' })).toEqual([]);
    expect(await say(id, { de: 'Kein Tau' })).toEqual([
      { module: id, field: 'words', locale: 'en', source: 'Ein Tau' },
    ]);
  });

  it('is none while it says what was copied, until somebody has touched it', async () => {
    const { id, owner } = await module({ de: 'Ein Tau' });
    await copyLanguage({ owner, from: 'de', to: 'en', definitions, writer });
    const copied = [{ module: id, field: 'words', locale: 'en', source: onlyCopied }];
    expect(await outdatedTranslations([id])).toEqual(copied);
    expect(await say(id, { de: 'Ein altes Tau' })).toEqual(copied);
    expect(await say(id, { de: 'Ein Tau' })).toEqual(copied);
    expect(await say(id, { en: 'A rope' })).toEqual([]);
    expect(await say(id, { en: 'Ein Tau' }), 'taken back').toEqual(copied);
  });

  it('is none where one sentence was taken from the other language, and may be the same name in both', async () => {
    const { id } = await module({ de: 'Ein Tau' });
    expect(await say(id, { en: 'Ein Tau' })).toMatchObject([{ locale: 'en', source: onlyCopied }]);
    const { id: name } = await module({ de: 'Reepwerk' });
    expect(await say(name, { en: 'Reepwerk' })).toEqual([]);
  });

  it('that was copied is a translation when a person confirms it', async () => {
    const { id, owner } = await module({ de: 'Reepwerk' });
    await copyLanguage({ owner, from: 'de', to: 'en', definitions, writer });
    expect(await outdatedTranslations([id])).toHaveLength(1);
    await settleTranslation({ owner, module: id, field: 'words', locale: 'en', writer });
    expect(await outdatedTranslations([id])).toEqual([]);
  });

  it('is up to date when a person calls the change a minor one, on this page only', async () => {
    const { id, owner } = await module({ de: 'Tau', en: 'Rope' });
    const settle = (of: typeof owner) =>
      settleTranslation({ owner: of, module: id, field: 'words', locale: 'en', writer });
    await say(id, { de: 'Tau.' });
    expect(await settle({ ...owner, object_id: crypto.randomUUID() })).toBe(false);
    expect(await outdatedTranslations([id])).toHaveLength(1);
    expect(await settle(owner)).toBe(true);
    expect(await outdatedTranslations([id])).toEqual([]);
  });
});

import pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { slotSlug } from '#app/cms/collection/slots.ts';
import { createModule } from '#app/cms/draft/create-module.server.ts';
import { keepIdleVersions } from '#app/cms/publishing/idle-version.server.ts';
import { versionHistory } from '#app/cms/publishing/versions.server.ts';
import { definitions, forgetPages, grow, publish, viewer, write } from '#app/collections/page/pages-for-tests.ts';
import { pool } from '#app/db/client.server.ts';
import { contentModel as bare, freshProgramme, show } from '#app/features/programme/programme-for-tests.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { contentOwner } from './content-owner.server.ts';

freshProgramme();
beforeEach(forgetPages);

const contentModel = { ...bare, modules: definitions };
const find = (id: string) => contentOwner(id, contentModel);
const by = viewer.id;

async function versions(id: string, locale: Locale = 'de') {
  const owner = await find(id);
  return owner ? versionHistory({ owner, locale, page: 1, pageSize: 10 }) : { count: 0, results: [] };
}

describe('a version of a page after a pause', () => {
  const left = (page: { text: string }, minutes: number) =>
    keepIdleVersions({
      in: { module: page.text },
      find,
      by,
      now: Temporal.Now.instant().add({ minutes }),
    });

  it('is not kept while somebody is writing, nor when nothing differs from the last one', async () => {
    const page = await grow();
    expect(await left(page, 29)).toBe(0);
    await publish(page.id, 'de');
    await publish(page.id, 'en');
    expect(await left(page, 31)).toBe(0);
  });

  it('is not even asked for while somebody goes on writing', async () => {
    const page = await grow();
    await left(page, 0);
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    expect(await left(page, 29)).toBe(0);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('keeps what was left, in the language that was written in', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    await publish(page.id, 'en');
    await write(page.text, 'de', 'Am Abend');
    expect(await left(page, 31)).toBe(1);
    expect((await versions(page.id)).results[0]).toMatchObject({ n: 2, kind: 'idle' });
    expect(await left(page, 62)).toBe(0);
  });

  it('is kept as well when the first change is another container', async () => {
    const page = await grow();
    const now = Temporal.Now.instant().add({ minutes: 31 });
    expect(await keepIdleVersions({ in: { owner: page.id }, find, by, now })).toBe(2);
    expect(await keepIdleVersions({ in: { owner: crypto.randomUUID() }, find, by, now })).toBe(0);
  });
});

describe('a version of an entry after a pause', () => {
  const left = (text: string, minutes: number) => {
    const now = Temporal.Now.instant().add({ minutes });
    return keepIdleVersions({ in: { module: text }, find, by, now });
  };

  it('is not kept while somebody is writing, nor of what is in the bin', async () => {
    const { id, text } = await story();
    expect(await left(text, 29)).toBe(0);
    await pool().query('update entry set deleted_at = now() where id = $1', [id]);
    expect(await left(text, 31)).toBe(0);
  });

  it('keeps values and modules as they were left, in each language that differs, and not twice', async () => {
    const { id, text } = await story();
    expect(await left(text, 31)).toBe(2);
    await write(text, 'de', 'Am Abend');
    expect(await left(text, 62)).toBe(1);
    expect(await left(text, 93)).toBe(0);
    const kinds = async (locale: Locale) => (await versions(id, locale)).results.map(({ n, kind }) => `${n} ${kind}`);
    expect(await kinds('de')).toEqual(['3 idle', '2 idle', '1 publish']);
    expect(await kinds('en')).toEqual(['2 idle', '1 publish']);
  });
});

/** An article that is online in both languages, with one text that nobody has published. */
async function story() {
  const entry = await show('article', {}, { de: { title: 'Knoten' }, en: { title: 'Knots' } });
  const base = { definitions, writer: viewer, attempt: {} };
  const box = await createModule({
    ...base,
    model: 'container',
    spot: { parent: null, column: 0 },
    owner: { content_type: entry.type, object_id: entry.id },
    slug: slotSlug(entry, 'content', '1'),
  });
  const spot = { parent: 'id' in box ? box.id : '', column: 0 };
  const text = await createModule({
    ...base,
    model: 'text',
    spot,
    i18n: { de: { words: 'Seil' }, en: { words: 'Rope' } },
  });
  return { id: entry.id, text: 'id' in text ? text.id : '' };
}

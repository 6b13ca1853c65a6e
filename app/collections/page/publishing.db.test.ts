import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { copyLanguage } from '#app/cms/draft/copy-language.server.ts';
import { createModule } from '#app/cms/draft/create-module.server.ts';
import { deleteModule } from '#app/cms/draft/delete-module.server.ts';
import { draftNodes } from '#app/cms/publishing/draft-nodes.server.ts';
import { publish as publishPage, unpublish as unpublishPage } from '#app/cms/publishing/publish.server.ts';
import { restoreVersion } from '#app/cms/publishing/restore.server.ts';
import { moveToTrash } from '#app/cms/publishing/trash.server.ts';
import { visible, visibleSql } from '#app/cms/visibility.ts';
import { db, pool } from '#app/db/client.server.ts';
import { type Locale, locales, otherLocale } from '#app/i18n/locale.ts';
import { testDatabase } from '#tests/support/database.ts';
import { movePage, updatePage } from './draft/commands.server.ts';
import { pageOwner } from './page-adapter.server.ts';
import { definitions, forgetPages, grow, publish, revOf, viewer, write } from './pages-for-tests.ts';
import { publishedPage } from './public/queries.server.ts';
import { siteIndex } from './public/site-index.server.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(forgetPages);
afterAll(() => database.close());

/** Everything the database holds of what one language of a page shows, as text. */
async function bytesOf(pageId: string, locale: Locale): Promise<string> {
  const draft = (await draftNodes('page', pageId))
    .filter(({ hidden_in }) => !hidden_in.includes(locale))
    .map(({ id, i18n }) => ({ id, texts: i18n[locale] ?? null }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const { rows } = await pool().query(
    `select (select jsonb_agg(to_jsonb(version) order by n) from version where object_id = $1 and locale = $2) as versions,
            (select jsonb_agg(to_jsonb(publication)) from publication where object_id = $1 and locale = $2) as publications,
            (select jsonb_agg(to_jsonb(address)) from address where object_id = $1 and locale = $2) as addresses,
            (select jsonb_agg(to_jsonb(search_document)) from search_document where object_id = $1 and locale = $2) as search,
            (select jsonb_build_array(slug->$2, title->$2, headline->$2, menu_name->$2, meta_title->$2) from page where id = $1) as page`,
    [pageId, locale],
  );
  return JSON.stringify([draft, rows]);
}

describe('publishing', () => {
  it('is refused while something is missing in this language, and changes nothing', async () => {
    const page = await grow();
    await write(page.text, 'en', null);
    const answer = await publish(page.id, 'en');
    expect(answer).toMatchObject({ kind: 'incomplete', problems: [{ module: page.text, path: 'words' }] });
    expect(await publishedPage({ path: 'besuch-en', locale: 'en' })).toBeNull();
    expect(await publish(page.id, 'de')).toMatchObject({ kind: 'published', n: 1, url: '/de/besuch' });
  });

  it('is refused with the tag of an older draft', async () => {
    const page = await grow();
    const answer = await publishPage({
      owner: pageOwner(page.id, definitions),
      locale: 'de',
      tag: 'old',
      actor: systemActor,
    });
    expect(answer.kind).toBe('changed');
  });

  it('is refused at an address that belongs to another page', async () => {
    const [one, other] = [await grow('haus'), await grow('haus')];
    await publish(one.id, 'de');
    expect(await publish(other.id, 'de')).toMatchObject({
      kind: 'incomplete',
      problems: [{ path: 'slug', message: 'page_problem_address_taken' }],
    });
    expect((await publishedPage({ path: 'haus', locale: 'de' }))?.id).toBe(one.id);
  });

  it('freezes what visitors see: later edits stay in the draft', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    await write(page.text, 'de', 'Entwurf');
    const shown = await publishedPage({ path: 'besuch', locale: 'de' });
    expect(JSON.stringify(shown?.doc)).toContain('Tauwerk');
    expect(JSON.stringify(shown?.doc)).not.toMatch(/Entwurf|Cordage/);
  });

  it('moves the addresses of a page and all below it, and leaves redirects', async () => {
    const above = await grow('haus');
    const below = await grow('karten', above.id);
    await publish(above.id, 'de');
    await publish(below.id, 'de');
    await updatePage({ id: above.id, baseRev: 1, input: { slug: { de: 'museum' } }, actor: viewer });
    await publish(above.id, 'de');
    expect((await publishedPage({ path: 'museum/karten', locale: 'de' }))?.id).toBe(below.id);
    const { rows } = await pool().query('select old_path, new_path from redirect order by old_path');
    expect(rows).toEqual([
      { old_path: '/de/haus', new_path: '/de/museum' },
      { old_path: '/de/haus/karten', new_path: '/de/museum/karten' },
    ]);
    expect(await movePage({ id: above.id, parent: below.id, actor: viewer })).toEqual({
      kind: 'refused',
      refusal: 'inside-itself',
    });
    expect(await movePage({ id: below.id, parent: null, actor: viewer })).toMatchObject({ kind: 'saved' });
    expect((await publishedPage({ path: 'karten', locale: 'de' }))?.id).toBe(below.id);
  });
});

describe('whatever happens to one language', () => {
  const command = fc.record({
    kind: fc.constantFrom('write', 'publish', 'unpublish', 'restore', 'copy', 'add', 'remove'),
    locale: fc.constantFrom(...locales),
  });

  it('leaves every byte of the other alone, and nothing offline becomes public', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 10 }), async (commands) => {
        const page = await grow(`s${Math.random().toString(36).slice(2)}`);
        for (const [index, { kind, locale }] of commands.entries()) {
          const other = otherLocale(locale);
          const structural = kind === 'add' || kind === 'remove';
          const before = await bytesOf(page.id, other);
          await perform(page, { kind, locale, index });
          if (!structural) expect(await bytesOf(page.id, other), `${kind} ${locale}`).toBe(before);
          await expectOnlyPublishedIsPublic(page.id);
        }
        await moveToTrash({ owner: pageOwner(page.id, definitions), actor: viewer });
        await expectOnlyPublishedIsPublic(page.id);
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  type Page = Awaited<ReturnType<typeof grow>>;

  async function perform(page: Page, { kind, locale, index }: { kind: string; locale: Locale; index: number }) {
    if (kind === 'write') return write(page.text, locale, `${locale} ${index}`);
    if (kind === 'publish') return publish(page.id, locale);
    if (kind === 'unpublish') return unpublishPage({ owner: pageOwner(page.id, definitions), locale, actor: viewer });
    if (kind === 'restore')
      return restoreVersion({ owner: pageOwner(page.id, definitions), locale, n: 1, actor: viewer });
    if (kind === 'copy')
      return copyLanguage({ owner: page.owner, from: otherLocale(locale), to: locale, definitions, writer: viewer });
    if (kind === 'remove')
      return deleteModule({
        model: 'text',
        id: page.text,
        baseRev: await revOf(page.text),
        definitions,
        writer: viewer,
        attempt: {},
      });
    const container = (await draftNodes('page', page.id)).find(({ model }) => model === 'container');
    const spot = { parent: container?.id ?? null, column: 0 };
    return createModule({
      model: 'text',
      spot,
      i18n: { de: { words: 'Neu' }, en: { words: 'New' } },
      definitions,
      writer: viewer,
      attempt: {},
    });
  }

  async function expectOnlyPublishedIsPublic(pageId: string): Promise<void> {
    const { rows } = await pool().query<{ locale: Locale }>(
      'select locale from publication join page on page.id = object_id where object_id = $1 and deleted_at is null',
      [pageId],
    );
    const online = rows.map(({ locale }) => locale).sort();
    const indexed = Object.keys((await siteIndex()).pages.get(pageId)?.byLocale ?? {}).sort();
    const searched = await pool().query<{ locale: Locale }>('select locale from search_document where object_id = $1', [
      pageId,
    ]);
    const addressed = await pool().query<{ locale: Locale }>('select locale from address where object_id = $1', [
      pageId,
    ]);
    expect(indexed).toEqual(online);
    expect(searched.rows.map(({ locale }) => locale).sort()).toEqual(online);
    expect(addressed.rows.map(({ locale }) => locale).sort()).toEqual(online);
  }
});

describe('restoring a version', () => {
  it('brings back the words and the modules that are gone, as a draft that can be taken back', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    await write(page.text, 'de', 'Später');
    await deleteModule({
      model: 'text',
      id: page.text,
      baseRev: await revOf(page.text),
      definitions,
      writer: viewer,
      attempt: {},
    });
    const restored = await restoreVersion({
      owner: pageOwner(page.id, definitions),
      locale: 'de',
      n: 1,
      actor: viewer,
    });
    expect(restored).toEqual({ kind: 'restored', before: 2 });
    const node = (await draftNodes('page', page.id)).find(({ id }) => id === page.text);
    expect(node).toMatchObject({ i18n: { de: { words: 'Tauwerk' }, en: { words: 'Cordage' } }, hidden_in: ['en'] });
    expect((await publishedPage({ path: 'besuch', locale: 'de' }))?.n).toBe(1);
  });
});

describe('the visibility rule', () => {
  it('says the same in TypeScript and in SQL', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
    const instants = [null, now.subtract({ hours: 1 }), now, now.add({ hours: 1 })];
    for (const locale of locales) {
      for (const who of [viewer, { kind: 'visitor' } as const]) {
        for (const online_from of instants) {
          for (const online_to of instants) {
            for (const deleted of [true, false]) {
              const looking = { locale, now, viewer: who };
              const condition = visibleSql(
                {
                  contentType: 'page',
                  id: sql`${page.id}::uuid`,
                  deletedAt: deleted ? sql`now()` : sql`null`,
                  from: sql`${online_from?.toString() ?? null}::timestamptz`,
                  to: sql`${online_to?.toString() ?? null}::timestamptz`,
                },
                looking,
              );
              const { rows } = await db().execute<{ seen: boolean }>(sql`select (${condition}) as seen`);
              expect(rows[0]?.seen).toBe(visible({ published: ['de'], deleted, online_from, online_to }, looking));
            }
          }
        }
      }
    }
  });
});

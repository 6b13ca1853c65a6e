import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftNodes, draftTag } from '#app/cms/publishing/draft-nodes.server.ts';
import { publish as publishPage } from '#app/cms/publishing/publish.server.ts';
import { publishDue } from '#app/cms/publishing/publish-due.server.ts';
import { publishVersion } from '#app/cms/publishing/publish-version.server.ts';
import { restoreVersion } from '#app/cms/publishing/restore.server.ts';
import { schedule as schedulePage } from '#app/cms/publishing/schedule.server.ts';
import { pool } from '#app/db/client.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { pageAdapter, pageOwner } from './page-adapter.server.ts';
import { definitions, forgetPages, grow, publish, viewer, write } from './pages-for-tests.ts';
import { publishedPage } from './public/queries.server.ts';
import { readPage } from './read-pages.server.ts';

/** Moment 11 of the twelve in which editors lose work elsewhere: somebody's half-finished work, or a page with holes, goes public. */
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(forgetPages);
afterAll(() => database.close());

const adapters = new Map([['page', pageAdapter(definitions)]]);
const now = Temporal.Instant.from('2026-11-21T10:00:00Z');
const due = now.add({ hours: 5 });

/** Every way by which words become public, with the draft that was on the screen. */
const ways = {
  'the button': (pageId: string, tag: string) =>
    publishPage({ owner: pageOwner(pageId, definitions), locale: 'de', tag, actor: viewer }),
  'chosen modules': async (pageId: string, tag: string) => {
    const chosen = new Set((await draftNodes('page', pageId)).map(({ id }) => id));
    return publishPage({ owner: pageOwner(pageId, definitions), locale: 'de', tag, chosen, actor: viewer });
  },
  'a time': (pageId: string, tag: string) =>
    schedulePage({
      owner: pageOwner(pageId, definitions),
      locale: 'de',
      tag,
      action: 'publish',
      due,
      now,
      actor: viewer,
    }),
};

describe.each(Object.entries(ways))('moment 11: by %s', (_, publishBy) => {
  it('nothing goes out that a colleague wrote since the page was on the screen', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    const seen = await tagOf(page.id);
    await write(page.text, 'de', 'Halb fertig von');
    const before = await publicBytes();
    expect(await publishBy(page.id, seen)).toEqual({ kind: 'changed', draft_tag: await tagOf(page.id) });
    expect(await publicBytes()).toBe(before);
  });

  it('nothing goes out of what somebody brought back since', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    await write(page.text, 'de', 'Neu und richtig');
    await publish(page.id, 'de');
    const seen = await tagOf(page.id);
    await restoreVersion({ owner: pageOwner(page.id, definitions), locale: 'de', n: 1, actor: viewer });
    const before = await publicBytes();
    expect((await publishBy(page.id, seen)).kind).toBe('changed');
    expect(await publicBytes()).toBe(before);
  });

  it('no page with holes goes out, seen or not', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    await write(page.text, 'de', null);
    const before = await publicBytes();
    expect(await publishBy(page.id, await tagOf(page.id))).toMatchObject({
      kind: 'incomplete',
      problems: [{ module: page.text, path: 'words' }],
    });
    expect(await publicBytes()).toBe(before);
  });
});

describe('moment 11: an older version', () => {
  it.each(['named', 'idle', 'before-restore'])('goes out only when it was published once, not as %s', async (kind) => {
    const page = await grow();
    await publish(page.id, 'de');
    await pool().query(
      `insert into version (id, content_type, object_id, locale, n, kind, doc)
       select gen_random_uuid(), content_type, object_id, locale, 2, $1, doc from version where object_id = $2`,
      [kind, page.id],
    );
    const before = await publicBytes();
    const answer = await publishVersion({ owner: pageOwner(page.id, definitions), locale: 'de', n: 2, actor: viewer });
    expect(answer).toEqual({ kind: 'gone' });
    expect(await publicBytes()).toBe(before);
  });

  it('does not take the address of the page that stands there now', async () => {
    const page = await grow('haus');
    await publish(page.id, 'de');
    await pool().query(`update page set slug = '{"de":"altes-haus","en":"old-house"}' where id = $1`, [page.id]);
    await publish(page.id, 'de');
    const other = await grow('haus');
    await publish(other.id, 'de');
    const answer = await publishVersion({ owner: pageOwner(page.id, definitions), locale: 'de', n: 1, actor: viewer });
    expect(answer).toEqual({ kind: 'gone' });
    expect((await publishedPage({ path: 'haus', locale: 'de' }))?.id).toBe(other.id);
  });

  it('becomes a draft by restoring it, and visitors see nothing of that', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    await write(page.text, 'de', 'Neu');
    await publish(page.id, 'de');
    const before = await publicBytes();
    await restoreVersion({ owner: pageOwner(page.id, definitions), locale: 'de', n: 1, actor: viewer });
    expect(await publicBytes()).toBe(before);
  });
});

it('moment 11: what goes out at its time is what was on the screen when it was decided', async () => {
  const page = await grow();
  await ways['a time'](page.id, await tagOf(page.id));
  await write(page.text, 'de', 'Halb fertig von');
  await publishDue({ now: due, adapters });
  const shown = JSON.stringify((await publishedPage({ path: 'besuch', locale: 'de' }))?.doc);
  expect(shown).toContain('Tauwerk');
  expect(shown).not.toContain('Halb fertig');
});

async function tagOf(pageId: string): Promise<string> {
  const page = await readPage(pageId);
  if (!page) throw new Error(`No page ${pageId}.`);
  return draftTag(page, await draftNodes('page', pageId));
}

/** Whatever visitors read or will read by itself. */
async function publicBytes(): Promise<string> {
  const { rows } = await pool().query(
    `select (select jsonb_agg(to_jsonb(publication)) from publication) as publications,
            (select jsonb_agg(to_jsonb(address)) from address) as addresses,
            (select jsonb_agg(to_jsonb(search_document)) from search_document) as search,
            (select count(*) from scheduled_publication where done_at is null) as waiting`,
  );
  return JSON.stringify(rows);
}

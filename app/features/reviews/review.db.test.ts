import { expect, test } from 'vitest';
import { teamForThisTest } from '#app/auth/team/team-for-tests.ts';
import { deleteExpiredRows } from '#server/jobs/expired-rows.ts';
import { insertSmallPage } from '#tests/support/page/small-page.ts';
import type { Anchor } from './anchor.ts';
import { type Author, settleThread, threadsOf, withdrawComment, writeComment } from './comments.server.ts';
import { keptReviewDays } from './limits.ts';
import { introduceReader, readerCookie, readerOf } from './readers.server.ts';
import { idOfToken, signedId } from './review-token.server.ts';
import { createReview, endReview, findReview, isOver, reviewsOf } from './reviews.server.ts';

const now = Temporal.Instant.from('2026-11-28T12:00:00Z');
const until = now.add({ hours: 48 });
const words: Anchor = {
  kind: 'text',
  exact: 'den letzten beiden Seilern',
  before: 'angeleitet von ',
  after: ' der Stadt',
};

test('a link with another signature, of another kind or without one opens nothing', async () => {
  const { id } = await shared();
  const token = signedId('review', id);
  expect(idOfToken('review', token)).toBe(id);
  const other = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const made of [other, id, '', `${id}.`, signedId('reader', id), undefined])
    expect(idOfToken('review', made), made).toBeNull();
});

test('what is in the trash or was never there cannot be shared, and nothing is written then', async () => {
  const { actor, pool, page } = await team();
  const gone = crypto.randomUUID();
  const answer = await createReview({ actor, title: 'Nacht', objects: [page, gone], until });
  expect(answer).toEqual({ kind: 'missing', object: gone });
  expect((await pool.query('select from review')).rowCount).toBe(0);
});

test('nothing is written where a link has ended or expired, on a page that is not part of it, or in a foreign thread', async () => {
  const { id, page, reader, actor, pool } = await shared();
  const said = { review: id, author: reader, text: 'Oh', now };
  const here = { object: page, locale: 'de' as const, anchor: words };
  expect(await writeComment({ id: crypto.randomUUID(), ...said, ...here, object: crypto.randomUUID() })).toBe(
    'missing',
  );
  expect(await writeComment({ id: crypto.randomUUID(), ...said, thread: crypto.randomUUID() })).toBe('missing');
  expect(await writeComment({ id: crypto.randomUUID(), ...said, ...here, now: until })).toBe('over');
  expect(await endReview({ actor, id })).toBe('ended');
  expect(await writeComment({ id: crypto.randomUUID(), ...said, ...here })).toBe('over');
  expect((await pool.query('select from review_comment')).rowCount).toBe(0);
  const review = await findReview(id);
  expect(review && isOver(review, now)).toBe(true);
  // Ending it again is no second entry of the audit.
  expect(await endReview({ actor, id })).toBe('ended');
  const { rows } = await pool.query(`select action from audit where action like 'review:%' order by id`);
  expect(rows.map(({ action }) => action)).toEqual(['review:create', 'review:end']);
});

test('fifty who comment in the same moment are all heard, and who pressed twice once', async () => {
  const { id, page, reader } = await shared();
  const ids = Array.from({ length: 50 }, () => crypto.randomUUID());
  const place = { object: page, locale: 'de' as const, anchor: words };
  const written = await Promise.all(
    [...ids, ...ids].map((comment) =>
      writeComment({ id: comment, review: id, author: reader, text: comment, now, ...place }),
    ),
  );
  expect(new Set(written)).toEqual(new Set(['written']));
  const threads = (await threadsOf([id])).get(id) ?? [];
  expect(threads.map(({ text }) => text).sort()).toEqual([...ids].sort());
  expect(threads[0]).toMatchObject({ name: 'Ruth Sörensen', isTeam: false, anchor: words, resolvedBy: null });
});

test('an answer stands below what it answers; an answered comment can no longer be taken back, and nobody takes back that of another', async () => {
  const { id, page, reader, team: editor } = await shared();
  const [first, answer] = [crypto.randomUUID(), crypto.randomUUID()];
  const place = { object: page, locale: 'de' as const, anchor: words };
  await writeComment({ id: first, review: id, author: reader, text: 'Besser: von drei Seilern?', now, ...place });
  expect(await withdrawComment({ id: first, author: editor })).toBeNull();
  await writeComment({
    id: answer,
    review: id,
    author: editor,
    text: 'Danke, das wussten wir nicht.',
    now,
    thread: first,
  });
  expect(await withdrawComment({ id: first, author: reader })).toBeNull();
  const [thread] = (await threadsOf([id])).get(id) ?? [];
  expect(thread?.answers).toMatchObject([{ text: 'Danke, das wussten wir nicht.', isTeam: true, name: 'Ada' }]);
  expect(await withdrawComment({ id: answer, author: editor })).toBe('withdrawn');
  expect(await withdrawComment({ id: first, author: reader })).toBe('withdrawn');
  expect((await threadsOf([id])).get(id)).toBeUndefined();
});

test('a thread is ticked off by whoever is first, and opened again', async () => {
  const { id, page, reader } = await shared();
  const thread = crypto.randomUUID();
  const place = { object: page, locale: 'de' as const, anchor: words };
  await writeComment({ id: thread, review: id, author: reader, text: 'Uhrzeit?', now, ...place });
  const stateOf = async () => (await threadsOf([id])).get(id)?.[0]?.resolvedBy;
  expect(await settleThread({ id: thread, review: crypto.randomUUID(), by: 'Ada', isResolved: true })).toBeNull();
  await settleThread({ id: thread, review: id, by: 'Ada', isResolved: true });
  await settleThread({ id: thread, review: id, by: 'Ruth', isResolved: true });
  expect(await stateOf()).toBe('Ada');
  await settleThread({ id: thread, review: id, by: 'Ruth', isResolved: false });
  expect(await stateOf()).toBeNull();
});

test('a reader is known again by a cookie of this site, for the one review only', async () => {
  const { id } = await shared();
  const token = await introduceReader({ review: id, name: 'Taro Winkelmann' });
  const asked = (cookie: string) => new Request('https://museum.example/de/review', { headers: { cookie } });
  expect(await readerOf(asked(`a=b; ${readerCookie(id)}=${token}`), id)).toMatchObject({ name: 'Taro Winkelmann' });
  expect(await readerOf(asked(`${readerCookie(id)}=${token.replace(/.$/, '')}`), id)).toBeNull();
  const other = crypto.randomUUID();
  expect(await readerOf(asked(`${readerCookie(other)}=${token}`), other)).toBeNull();
});

test('some time after its end a review is gone with the names and words of its readers, one that runs stays', async () => {
  const { id, page, reader, pool, actor } = await shared();
  const place = { object: page, locale: 'de' as const, anchor: words };
  await writeComment({ id: crypto.randomUUID(), review: id, author: reader, text: 'Oh', now, ...place });
  const later = until.add({ hours: keptReviewDays * 24 });
  await createReview({ actor, title: 'Läuft', objects: [page], until: later });
  await deleteExpiredRows(later.subtract({ hours: 1 }));
  expect(await reviewsOf(page)).toHaveLength(2);
  await deleteExpiredRows(later.add({ hours: 1 }));
  expect((await reviewsOf(page)).map(({ title }) => title)).toEqual(['Läuft']);
  for (const table of ['review_comment', 'review_reader'])
    expect((await pool.query(`select from ${table}`)).rowCount, table).toBe(0);
});

async function team() {
  const { pool, person, letters } = await teamForThisTest();
  const { page } = await insertSmallPage(pool);
  const { actor } = await person('ada');
  return { pool, actor, page, letters };
}

/** A review of one page, with one reader. */
async function shared() {
  const made = await team();
  const { actor, page, pool } = made;
  const created = await createReview({ actor, title: 'Lange Nacht', objects: [page], until });
  if (created.kind !== 'created') throw new Error(created.kind);
  await pool.query(`update "user" set first_name = 'Ada' where id = $1`, [actor.id]);
  const reader: Author = {
    kind: 'reader',
    id: idOfToken('reader', await introduceReader({ review: created.id, name: 'Ruth Sörensen' })) ?? '',
    name: 'Ruth Sörensen',
  };
  const author: Author = { kind: 'team', id: actor.id, name: 'Ada' };
  return { ...made, id: created.id, reader, team: author };
}

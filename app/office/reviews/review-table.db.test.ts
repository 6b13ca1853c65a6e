import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { teamForThisTest } from '#app/auth/team/team-for-tests.ts';
import { type Author, writeComment } from '#app/features/reviews/comments.server.ts';
import { createReview } from '#app/features/reviews/reviews.server.ts';
import { insertSmallPage } from '#tests/support/page/small-page.ts';
import { requestOf } from '../request-for-tests.ts';
import { loader } from './review-table-route.ts';

const now = Temporal.Now.instant();

test('what is said in a review is a workbook, a row for each comment and each answer', async () => {
  const { review, page, author } = await reviewOfOnePage();
  await expect(table(`${crypto.randomUUID()}.xlsx`)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(table(`${review}.csv`)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(table('seil.xlsx')).rejects.toMatchObject({ init: { status: 404 } });

  const thread = crypto.randomUUID();
  const anchor = { kind: 'text' as const, exact: 'Besuch', before: '', after: '' };
  const said = { review, author, now };
  await writeComment({ ...said, id: thread, text: 'Hier fehlt ein Komma.', object: page, locale: 'de', anchor });
  await writeComment({ ...said, id: crypto.randomUUID(), text: '=1+1', thread });
  const answer = await table(`${review}.xlsx`);
  expect(answer.headers.get('content-type')).toContain('spreadsheetml');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="review-${review.slice(0, 8)}.xlsx"`);
  const [workbook] = await readXlsxFile(Buffer.from(await answer.arrayBuffer()));
  const [heads, ...rows] = workbook?.data ?? [];
  expect(heads).toHaveLength(8);
  expect(rows.map((row) => [row[1], row[2], row[4], row[6]])).toEqual([
    ['DE', 1, 'ada', 'Hier fehlt ein Komma.'],
    // Text, whatever a table would make of it.
    ['DE', 1, 'ada', '=1+1'],
  ]);
});

async function reviewOfOnePage() {
  const { pool, person } = await teamForThisTest();
  const { page } = await insertSmallPage(pool);
  const { actor } = await person('ada');
  const created = await createReview({ actor, title: 'Lange Nacht', objects: [page], until: now.add({ hours: 48 }) });
  if (created.kind !== 'created') throw new Error(created.kind);
  const author: Author = { kind: 'team', id: actor.id, name: 'ada' };
  return { review: created.id, page, author };
}

async function table(file: string): Promise<Response> {
  // Proof: the loader takes what the router hands it, and the request of the tests is the same.
  const asked = requestOf({ address: `/reviews/${file}`, role: 'editor', params: { file } });
  return (await loader(asked as unknown as Parameters<typeof loader>[0])) as Response;
}

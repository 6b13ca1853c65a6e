import { pool } from '#app/db/client.server.ts';
import { idOfToken, signedId } from './review-token.server.ts';

/** Somebody with the link and no account. */
export type Reader = { id: string; name: string; hasFinished: boolean };

/** Notes the name somebody said, and answers the cookie by which their browser is known again for this review. */
export async function introduceReader({ review, name }: { review: string; name: string }): Promise<string> {
  const id = crypto.randomUUID();
  await pool().query('insert into review_reader (id, review_id, name) values ($1, $2, $3)', [id, review, name]);
  return signedId('reader', id);
}

/** Who reads, by the cookies of a request; null for somebody who has not said a name yet. */
export async function readerOf(request: Request, review: string): Promise<Reader | null> {
  const name = readerCookie(review);
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const token = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  const id = idOfToken('reader', token);
  if (!id) return null;
  const { rows } = await pool().query<Reader>(
    `select id, name, finished_at is not null as "hasFinished" from review_reader where id = $1 and review_id = $2`,
    [id, review],
  );
  return rows[0] ?? null;
}

/** True the first time only: the letter to the team is written once. */
export async function finishReading(reader: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    'update review_reader set finished_at = now() where id = $1 and finished_at is null',
    [reader],
  );
  return rowCount === 1;
}

/** One cookie for each review, so that reading a second one forgets no name. */
export function readerCookie(review: string): string {
  return `foyer_review_${review.slice(0, 8)}`;
}

import { Readable } from 'node:stream';
import { data } from 'react-router';
import { isUuid } from '#app/db/uuid.ts';
import { ownerPlace, titleOfPlace } from '#app/features/editing/owner-place.server.ts';
import { type ReviewComment, type Thread, threadsOfReview } from '#app/features/reviews/comments.server.ts';
import { placeInWords } from '#app/features/reviews/place-in-words.ts';
import { findReview } from '#app/features/reviews/reviews.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fileAnswer, workbookStream } from '../export/file-answer.server.ts';
import { formatMoment } from '../format.ts';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/review-table-route.ts';

/** Everything that was said in a review as a workbook, a row for each comment and each answer. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { locale } = requireEditor(args, 'draft:read');
  const [id = '', format] = (params.file ?? '').split('.');
  if (format !== 'xlsx' || !isUuid(id)) throw data(null, { status: 404 });
  const review = await findReview(id);
  if (!review) throw data(null, { status: 404 });
  const threads = await threadsOfReview(review.id);
  const places = await Promise.all(review.objects.map((object) => ownerPlace(object)));
  const titles = new Map(places.map((place) => [place?.id, titleOfPlace(place, locale)]));
  const rows = threads.flatMap((thread, index) => rowsOf(thread, index + 1, titles.get(thread.object) ?? '', locale));
  const workbook = await workbookStream({ name: m.review_comments(), columns: columns() }, Readable.from(rows));
  return fileAnswer(workbook, `review-${id.slice(0, 8)}`, format);
}

function columns(): string[] {
  return [
    m.review_table_page(),
    m.review_table_language(),
    m.review_table_number(),
    m.review_table_place(),
    m.review_table_name(),
    m.review_table_at(),
    m.review_table_text(),
    m.review_table_state(),
  ];
}

function rowsOf(thread: Thread, number: number, page: string, locale: Locale) {
  const state = thread.resolvedBy === null ? m.review_table_open() : m.review_resolved_by({ name: thread.resolvedBy });
  const row = ({ name, at, text }: ReviewComment) =>
    [
      page,
      thread.locale.toUpperCase(),
      number,
      placeInWords(thread.anchor),
      name,
      formatMoment(at, locale),
      text,
      state,
    ].map((value) => ({ value, kind: 'plain' as const }));
  return [row(thread), ...thread.answers.map(row)];
}

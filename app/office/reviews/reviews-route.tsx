import { threadsOf } from '#app/features/reviews/comments.server.ts';
import { keptReviewDays } from '#app/features/reviews/limits.ts';
import { reviewUrl } from '#app/features/reviews/review-token.server.ts';
import { allReviews, isOver } from '#app/features/reviews/reviews.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { ContentLink } from '../content-link.tsx';
import { DataTable } from '../data-table.tsx';
import { formatMoment } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/reviews-route.ts';

/** Every draft that was shown to somebody without an account, the newest first. */
export async function loader(args: Route.LoaderArgs) {
  const { locale, now } = requireEditor(args, 'draft:read');
  const reviews = await allReviews();
  const threads = await threadsOf(reviews.map(({ id }) => id));
  return {
    rows: reviews.map((review) => {
      const said = threads.get(review.id) ?? [];
      const over = isOver(review, now);
      return {
        id: review.id,
        title: review.title,
        url: over ? null : reviewUrl(locale, review.id),
        by: review.sharedBy,
        until: over ? m.review_panel_over() : formatMoment(review.expiresAt, locale),
        open: said.filter(({ resolvedBy }) => resolvedBy === null).length,
        all: said.length,
        table: urls.officeReviewTable(locale, review.id),
      };
    }),
  };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.review_office()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function ReviewsScreen({ loaderData: { rows } }: Route.ComponentProps) {
  const names = [
    m.review_office_what(),
    m.review_office_by(),
    m.review_office_until(),
    m.review_office_open(),
    m.review_office_all(),
    m.review_office_table(),
  ];
  return (
    <>
      <header className={panels.head}>
        <h1>{m.review_office()}</h1>
      </header>
      <p className={controls.muted}>{m.review_office_hint({ days: keptReviewDays })}</p>
      {rows.length === 0 && <p className={panels.none}>{m.review_office_none()}</p>}
      {rows.length > 0 && (
        <DataTable label={m.review_office()} names={names} isList>
          {rows.map(({ id, title, url, by, until, open, all, table }) => (
            <tr key={id}>
              <th scope="row">
                <ContentLink title={title} url={url} />
              </th>
              <td>{by}</td>
              <td>{until}</td>
              <td>{open}</td>
              <td>{all}</td>
              <td>
                {all > 0 && (
                  <a href={table} download aria-label={m.review_office_table_of({ title })}>
                    {m.review_office_table()}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}

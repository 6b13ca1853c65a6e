import { Form, Link, useSearchParams } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { findMedia, type MediaPart, mediaParts } from '#app/features/media-library/queries.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { MediaRecord } from '#app/media/media-record.ts';
import { urls } from '#app/urls.ts';
import { Badge } from '../badge.tsx';
import { FilterEnd } from '../filter-end.tsx';
import { PageLinks } from '../list/table/page-links.tsx';
import controls from '../office-controls.module.css';
import filterRow from '../office-filters.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/media-route.ts';
import css from './media-library.module.css';
import { Thumb } from './thumb.tsx';
import { UploadPanel } from './upload-panel.tsx';

const pageSize = 60;

/** All pictures and files of the site, newest first. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale } = requireEditor(args);
  const { searchParams: params } = args.url;
  const part = mediaParts.find((each) => each === params.get('part')) ?? 'all';
  const page = Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), 10_000);
  const q = (params.get('q') ?? '').trim().slice(0, 200);
  const { count, results } = await findMedia({ q, page, pageSize, part });
  return { part, parts: [...mediaParts], page, q, count, results, locale, mayUpload: can(viewer, 'media:upload') };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_media()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function MediaScreen({ loaderData }: Route.ComponentProps) {
  const { part, parts, page, q, count, results, locale, mayUpload } = loaderData;
  const [params] = useSearchParams();
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_media()}</h1>
        {mayUpload && <UploadPanel locale={locale} />}
      </header>
      <Form
        className={`${controls.line} ${filterRow.filters}`}
        role="search"
        aria-label={m.office_media()}
        key={`${params}`}
      >
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label={m.office_search()}
          placeholder={m.office_media_search()}
        />
        <select name="part" defaultValue={part} aria-label={m.office_media_part()}>
          {parts.map((each) => (
            <option key={each} value={each}>
              {partName(each)}
            </option>
          ))}
        </select>
        <FilterEnd count={count} locale={locale} />
      </Form>
      {results.length === 0 && <p className={panels.none}>{m.office_none()}</p>}
      <ul className={css.grid}>
        {results.map((record) => (
          <li key={record.id}>
            <Link discover="none" to={urls.officeMedia(locale, record.id)}>
              <Thumb record={record} />
              <span>{record.name}</span>
            </Link>
            {lacksWords(record) && <Badge tone="amber">{m.office_media_no_alt()}</Badge>}
          </li>
        ))}
      </ul>
      <PageLinks page={page} pages={Math.ceil(count / pageSize)} />
    </>
  );
}

function partName(part: MediaPart): string {
  return m[`office_media_part_${part}`]();
}

function lacksWords({ kind, alt }: MediaRecord): boolean {
  return (kind === 'image' || kind === 'vector') && !(alt.de && alt.en);
}

import { data, Form, useSearchParams } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { findMedia, type MediaPart, mediaParts, mediaTags } from '#app/features/media-library/queries.server.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { FilterEnd } from '../filter-end.tsx';
import { PageLinks } from '../list/table/page-links.tsx';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import filterRow from '../office-filters.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/media-route.ts';
import { changeLibrary } from './library-actions.server.ts';
import { longestTag } from './media-fields.ts';
import { MediaGrid } from './media-grid.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { WordsList } from './words-list.tsx';

const pageSize = 60;
/** So many pictures one describes before one saves. */
const workPageSize = 20;

/** Parts that are worked off: their pictures stand beside the fields that are missing. */
const workLists: Partial<Record<MediaPart, 'alt' | 'credit'>> = { no_alt: 'alt', no_credit: 'credit' };

/** All pictures and files of the site, newest first. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = requireEditor(args);
  const { searchParams: params } = args.url;
  const part = mediaParts.find((each) => each === params.get('part')) ?? 'all';
  const page = Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), 10_000);
  const q = (params.get('q') ?? '').trim().slice(0, 200);
  const tag = (params.get('tag') ?? '').replaceAll('\0', '').trim().slice(0, longestTag);
  const mayUpload = can(viewer, 'media:upload');
  const work = (mayUpload && workLists[part]) || null;
  const size = work ? workPageSize : pageSize;
  const [{ count, results }, tags] = await Promise.all([
    findMedia({ q, page, pageSize: size, part, tag }),
    mediaTags(),
  ]);
  return {
    ...{ part, page, q, tag, tags, count, results, locale, mayUpload, work },
    parts: [...mediaParts],
    pages: Math.ceil(count / size),
    csrfToken: csrfToken ?? '',
  };
}

/** Changes those that are ticked, or the words of a work list. */
export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer, now } = requireEditor(args, 'media:upload');
  const outcome = await changeLibrary(await formOf(request), { actor: viewer, now });
  return data(outcome, outcome.isProblem ? 422 : 200);
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_media()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function MediaScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page, pages, results, tags, locale, csrfToken, mayUpload, work, part } = loaderData;
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_media()}</h1>
        {mayUpload && <UploadPanel locale={locale} />}
      </header>
      <Note text={actionData?.text ?? null} isProblem={actionData?.isProblem ?? false} />
      <LibraryFilters {...loaderData} />
      {results.length === 0 && <p className={panels.none}>{m.office_none()}</p>}
      {work && results.length > 0 && <WordsList what={work} results={results} locale={locale} csrfToken={csrfToken} />}
      {!work && (
        <MediaGrid
          results={results}
          tags={tags}
          locale={locale}
          csrfToken={csrfToken}
          mayChange={mayUpload && part !== 'bin'}
        />
      )}
      <PageLinks page={page} pages={pages} />
    </>
  );
}

type FilterProps = Pick<
  Route.ComponentProps['loaderData'],
  'q' | 'part' | 'parts' | 'tag' | 'tags' | 'count' | 'locale'
>;

function LibraryFilters({ q, part, parts, tag, tags, count, locale }: FilterProps) {
  const [params] = useSearchParams();
  return (
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
            {m[`office_media_part_${each}`]()}
          </option>
        ))}
      </select>
      {(tags.length > 0 || tag) && (
        <select name="tag" defaultValue={tag} aria-label={m.office_media_tags()}>
          <option value="">{m.office_media_tags_all()}</option>
          {[...new Set([...tags, ...(tag ? [tag] : [])])].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      )}
      <FilterEnd count={count} locale={locale} />
    </Form>
  );
}

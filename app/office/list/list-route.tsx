import { data, Form, Link, redirect, useSearchParams } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { createEntry } from '#app/cms/collection/commands.server.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { collections } from '#app/collections/registry.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { house } from '#app/modules/house.ts';
import { urls } from '#app/urls.ts';
import { enter } from '../door.server.ts';
import { isUuid } from '../uuid.ts';
import { collectionName, entryName } from '../words.ts';
import type { Route } from './+types/list-route.ts';
import { askDeed } from './ask-deed.server.ts';
import { AskDialog } from './ask-dialog.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { actionOf, deeds, deedsOf, readWish } from './deeds.ts';
import { doDeed, undoDeed } from './do-deed.server.ts';
import { EntryTable } from './entry-table.tsx';
import { ListFilters } from './list-filters.tsx';
import { listPage } from './list-page.server.ts';
import { listAddress, pageSize, readListQuery } from './list-query.ts';
import { Outcome } from './outcome.tsx';
import { PageLinks } from './page-links.tsx';
import { SavedViews } from './saved-views.tsx';
import { readViews, removeView, saveView } from './views.server.ts';

/** The list of any collection, drawn from its definition. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { viewer, locale, csrfToken, now } = enter(args);
  const definition = collections[params.type];
  if (!definition) throw data(null, { status: 404 });
  const query = readListQuery(definition, args.url.searchParams, venueDay(now));
  const [page, views] = await Promise.all([listPage(definition, query, locale), readViews(viewer.id, definition.type)]);
  return {
    ...page,
    views,
    query,
    locale,
    csrfToken: csrfToken ?? '',
    type: definition.type,
    title: collectionName(definition.type),
    deeds: deedsOf(definition, query).filter((deed) => can(viewer, actionOf(deed))),
  };
}

/** Everything a list can be asked to do, one form with a button for each; without JavaScript too. */
export async function action({ params, request, ...args }: Route.ActionArgs) {
  const { viewer, locale, now } = enter(args);
  const definition = collections[params.type];
  if (!definition) throw data(null, { status: 404 });
  const { type } = definition;
  const form = await request.formData();
  const [step, name = ''] = String(form.get('deed') ?? '').split(':');
  if (step === 'create') {
    enter(args, 'entry:write');
    const props = 'date_start' in definition.fields && definition.inherits ? { date_start: venueDay(now) } : {};
    const saved = await createEntry({ type, values: { props }, actor: viewer, house });
    if (saved.kind !== 'saved') return { refused: 'invalid' as const };
    return redirect(urls.officeEntry(locale, type, saved.number));
  }
  if (step === 'undo') return undoDeed({ name, actor: viewer });
  if (step === 'view') {
    const view = {
      name: String(form.get('name') ?? '')
        .trim()
        .slice(0, 80),
      query: args.url.search.slice(0, 2_000),
    };
    if (view.name) await saveView(viewer.id, type, view);
    return null;
  }
  if (step === 'unview') {
    await removeView(viewer.id, name);
    return null;
  }
  const deed = deeds.find((each) => each === name);
  const ids = form
    .getAll('id')
    .map(String)
    .filter(isUuid)
    .slice(0, 4 * pageSize);
  if (!deed) throw data(null, { status: 400 });
  if (!can(viewer, actionOf(deed))) return data({ refused: 'forbidden' as const }, 403);
  if (ids.length === 0) return { refused: 'nothing' as const };
  const wish = readWish(form);
  if (step === 'ask') return { asked: await askDeed({ definition, deed, ids, wish, locale }) };
  return doDeed({ definition, deed, ids, wish, actor: viewer });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? ''} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function ListScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { title, type, count, query, csrfToken, locale, groups } = loaderData;
  const [params] = useSearchParams();
  const asked = actionData && 'asked' in actionData ? actionData.asked : null;
  return (
    <>
      <header className="office-head">
        <h1>{query.bin ? `${title}: ${m.office_bin()}` : title}</h1>
        <Link
          discover="none"
          className="office-plain"
          to={query.bin ? '?' : listAddress(params, { bin: '1', from: '' })}
        >
          {query.bin ? m.office_not_bin() : m.office_bin()}
        </Link>
        <Link discover="none" className="office-plain" to={`${urls.officeArea(locale, 'import')}?type=${type}`}>
          {m.office_import()}
        </Link>
        <Form method="post">
          <input type="hidden" name="csrfmiddlewaretoken" value={csrfToken} />
          <button type="submit" className="office-button" name="deed" value="create:">
            + {entryName(type)}
            <span className="visually-hidden"> {m.office_create()}</span>
          </button>
        </Form>
      </header>
      <SavedViews views={loaderData.views} csrfToken={csrfToken} />
      <ListFilters {...loaderData} />
      <Outcome answer={actionData ?? null} csrfToken={csrfToken} />
      <Form method="post" className="office-list" key={`${type}${params}`}>
        <input type="hidden" name="csrfmiddlewaretoken" value={csrfToken} />
        {groups.length > 0 && <BulkBar deeds={loaderData.deeds} />}
        {groups.length > 0 ? <EntryTable {...loaderData} /> : <p className="office-none">{m.office_none()}</p>}
      </Form>
      <PageLinks page={query.page} pages={Math.ceil(count / pageSize)} />
      {asked && <AskDialog asked={asked} csrfToken={csrfToken} locale={locale} />}
    </>
  );
}

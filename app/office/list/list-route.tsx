import { useState } from 'react';
import { data, Form, Link, redirect, useSearchParams } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { createEntry } from '#app/cms/collection/draft/commands.server.ts';
import { calendarUrl, listUrl } from '#app/cms/collection/entry-url.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { collections } from '#app/collections/registry.ts';
import { actionOf, commands } from '#app/contract/endpoints/router.ts';
import type { Done, Refused, Undone } from '#app/contract/rows/router-calls.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { contentModel } from '#app/modules/content-model.server.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { useIsAlive } from '#app/ui/use-in-browser.ts';
import { urls } from '#app/urls.ts';
import { collectionName, entryName } from '../format.ts';
import controls from '../office-controls.module.css';
import layout from '../office-layout.module.css';
import panels from '../office-panels.module.css';
import table from '../office-table.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/list-route.ts';
import { AskDialog } from './actions/ask-dialog.tsx';
import { mostAtOnce } from './actions/batches.ts';
import { bulkActionsOf, isPreviewed, readWish } from './actions/bulk-actions.ts';
import { BulkBar } from './actions/bulk-bar.tsx';
import { chosenIds } from './actions/chosen-ids.server.ts';
import { Outcome } from './actions/outcome.tsx';
import { previewAction } from './actions/preview-action.server.ts';
import { runAction, undoAction } from './actions/run-action.server.ts';
import { RunDialog } from './actions/run-dialog.tsx';
import { useBatches } from './actions/use-batches.ts';
import { ExportLinks } from './export-links.tsx';
import { ListFilters } from './list-filters.tsx';
import { listPage } from './list-page.server.ts';
import { exportQuery, listAddress, pageSize, readListQuery, viewQuery } from './list-query.ts';
import { ColumnChoice } from './table/column-choice.tsx';
import { EntryTable, rowsId } from './table/entry-table.tsx';
import { PageLinks } from './table/page-links.tsx';
import { useChosen } from './table/use-chosen.ts';
import { SavedViews } from './views/saved-views.tsx';
import { readViews, removeView, renameView, saveView } from './views/views.server.ts';

/** The list of any collection, rendered from its definition. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { viewer, locale, csrfToken, now } = requireEditor(args);
  const definition = collections[params.type];
  if (!definition) throw data(null, { status: 404 });
  const { type } = definition;
  const query = readListQuery(definition, args.url.searchParams, venueDay(now));
  const [page, views] = await Promise.all([listPage(definition, query, locale), readViews(viewer.id, type)]);
  return {
    ...page,
    calendar: definition.pages?.list?.hasCalendar ? calendarUrl(listUrl(definition, locale)) : null,
    views,
    view: viewQuery(args.url.searchParams, venueDay(now)),
    exported: exportQuery(definition, args.url.searchParams, venueDay(now)),
    query,
    locale,
    csrfToken: csrfToken ?? '',
    type,
    title: collectionName(type),
    commands: bulkActionsOf(definition, query).filter((command) => can(viewer, actionOf(command))),
  };
}

/** Everything a list can be asked to do, one form with a button for each; without JavaScript too. */
export async function action({ params, request, ...args }: Route.ActionArgs) {
  const { viewer, locale, now } = requireEditor(args);
  const definition = collections[params.type];
  if (!definition) throw data(null, { status: 404 });
  const { type } = definition;
  const form = await formOf(request);
  const [step, name = ''] = String(form.get('command') ?? '').split(':');
  if (step === 'create') {
    requireEditor(args, 'entry:write');
    const props = 'date_start' in definition.fields && definition.inherits ? { date_start: venueDay(now) } : {};
    const saved = await createEntry({ type, values: { props }, actor: viewer, contentModel });
    if (saved.kind !== 'saved') return { refused: 'invalid' as const };
    return redirect(urls.officeEntry(locale, type, saved.number));
  }
  if (step === 'undo') return undoAction({ names: name.split(','), actor: viewer });
  const viewName = String(form.get('name') ?? '')
    .trim()
    .slice(0, 80);
  if (step === 'view') {
    const query = viewQuery(args.url.searchParams, venueDay(now)).slice(0, 2_000);
    if (viewName) await saveView(viewer.id, type, { name: viewName, query });
    return null;
  }
  if (step === 'review') {
    if (!viewName || (await renameView(viewer.id, { id: name, name: viewName }))) return null;
    return { refused: 'name-taken' as const };
  }
  if (step === 'unview') {
    await removeView(viewer.id, name);
    return null;
  }
  const command = commands.find((each) => each === name);
  if (!command) throw data(null, { status: 400 });
  if (!can(viewer, actionOf(command))) return data({ refused: 'forbidden' as const }, 403);
  const query = readListQuery(definition, args.url.searchParams, venueDay(now));
  const ids = await chosenIds(form, { definition, query, locale });
  if (ids.length === 0) return { refused: 'nothing' as const };
  if (ids.length > mostAtOnce) return { refused: 'too-many' as const };
  const wish = readWish(form);
  const isWhole = form.get('whole') === '1';
  // A whole list that has grown or shrunk since its preview is shown once more.
  const isSeen = !isWhole || form.get('count') === String(ids.length);
  if (step === 'ask' || !isSeen || !isPreviewed(form))
    return { preview: await previewAction({ definition, command, ids, isWhole, wish, locale, now }) };
  return runAction({ definition, command, ids, wish, actor: viewer });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? ''} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function ListScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { type, csrfToken, locale } = loaderData;
  const [params] = useSearchParams();
  const preview = actionData && 'preview' in actionData ? actionData.preview : null;
  const list = `${type}${params}`;
  const [ended, setEnded] = useState<{ answer: Done | Undone | Refused; of: typeof actionData; list: string } | null>(
    null,
  );
  const many = useBatches({ lang: locale, type }, (done) => setEnded({ answer: done, of: actionData, list }));
  // The list is read anew after it, with which the answer to its form is gone; a later answer counts more.
  const isLatest = ended?.list === list && (!actionData || actionData === ended.of);
  const answer = isLatest ? ended.answer : (actionData ?? null);
  return (
    <>
      {loaderData.count > 0 && (
        <a className={layout.skip} href={`#${rowsId}`}>
          {m.office_skip_rows()}
        </a>
      )}
      <ListHead {...loaderData} />
      <SavedViews views={loaderData.views} view={loaderData.view} csrfToken={csrfToken} />
      <ListFilters {...loaderData} />
      <Outcome answer={answer} csrfToken={csrfToken} onUndoMany={(names, of) => void many.takeBack(names, of)} />
      <ChosenList key={list} {...loaderData} done={answer && 'command' in answer ? answer : null} />
      {preview && (
        <AskDialog
          preview={preview}
          csrfToken={csrfToken}
          locale={locale}
          onMany={(form) => void many.start(form, preview.ids)}
        />
      )}
      {many.run && <RunDialog run={many.run} locale={locale} onStop={many.stop} onGoOn={many.goOn} />}
    </>
  );
}

type ListData = Route.ComponentProps['loaderData'];

/** The name of the list, and the ways that lead out of it. */
function ListHead({ title, type, query, csrfToken, locale, choices, calendar, exported, count }: ListData) {
  const [params] = useSearchParams();
  return (
    <header className={panels.head}>
      <h1>{query.bin ? `${title}: ${m.office_bin()}` : title}</h1>
      <Link
        discover="none"
        className={controls.plain}
        to={query.bin ? '?' : listAddress(params, { bin: '1', from: '' })}
      >
        {query.bin ? m.office_not_bin() : m.office_bin()}
      </Link>
      <ColumnChoice choices={choices} />
      <ExportLinks type={type} locale={locale} calendar={calendar} list={{ query: exported, count }} />
      <Link discover="none" className={controls.plain} to={`${urls.officeArea(locale, 'import')}?type=${type}`}>
        {m.office_import()}
      </Link>
      <Form method="post">
        <CsrfField token={csrfToken} />
        <button type="submit" className={controls.button} name="command" value="create:">
          + {entryName(type)}
          <span className="visually-hidden"> {m.office_create()}</span>
        </button>
      </Form>
    </header>
  );
}

/** The rows and what can be done with those that are ticked. With scripts it is one list, without them it has pages. */
function ChosenList({ done, ...list }: ListData & { done: object | null }) {
  const { groups, count, query, csrfToken, commands, locale } = list;
  const { form, chosen, isWhole, onWhole, ...listeners } = useChosen(done);
  const isAlive = useIsAlive();
  const pages = Math.ceil(count / pageSize);
  const isGrowing = query.page === 1 && pages > 1;
  const isEndless = isGrowing && isAlive;
  const growsTo = isEndless ? pages : 1;
  return (
    <>
      <Form method="post" className={table.list} ref={form} {...listeners}>
        <CsrfField token={csrfToken} />
        {!isWhole && [...chosen].map((id) => <input key={id} type="hidden" name="id" value={id} />)}
        {groups.length > 0 && <BulkBar {...{ commands, locale, count, isWhole, onWhole }} ticked={chosen.size} />}
        {groups.length > 0 ? (
          <EntryTable {...list} {...{ chosen, isWhole }} growsTo={isGrowing ? growsTo : null} />
        ) : (
          <p className={panels.none}>{m.office_none()}</p>
        )}
      </Form>
      {isEndless ? (
        <p className={table.paper}>{m.office_print_part({ count })}</p>
      ) : (
        <PageLinks page={query.page} pages={pages} />
      )}
    </>
  );
}

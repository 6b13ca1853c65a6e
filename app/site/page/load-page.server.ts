import type { MetaDescriptor } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { jsonSize, KeptByTags } from '#app/cache/kept-by-tags.ts';
import type { ViewNode } from '#app/cms/node.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { loadDraft } from '#app/collections/page/draft/draft.server.ts';
import type { DraftPayload, PageDraft } from '#app/collections/page/draft-payload.ts';
import type { PageFields } from '#app/collections/page/page-document.ts';
import { aroundDraft } from '#app/collections/page/public/navigation.ts';
import { pageIdAtPath } from '#app/collections/page/public/page-paths.server.ts';
import { pageVersion } from '#app/collections/page/public/queries.server.ts';
import { siteIndex } from '#app/collections/page/public/site-index.server.ts';
import { type PageView, pageView, viewOfVersion } from '#app/collections/page/public/view.server.ts';
import type { OpeningPanel } from '#app/features/opening-hours/panel-context.ts';
import { readShownHours, type ShownHours } from '#app/features/opening-hours/shown-hours.server.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LoadContext, Preview } from '#app/load-context.ts';
import { loadKept, loadModuleData } from '#app/modules/loaders.server.ts';
import type { ModuleData } from '#app/modules/module-data.ts';
import { definitions } from '#app/modules/registry.ts';
import { sharedNodes } from '#app/modules/shared-section/shared-content.ts';
import { typesettingIn } from '#app/typography/typeset.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { requestedVersion } from '../requested-version.ts';
import type { PageFrame } from '../shell-data.ts';
import { bodyClassOf } from './body-class.ts';
import type { Crumb } from './breadcrumb.tsx';
import { draftUrls, draftView } from './draft-view.server.ts';
import { editorAhead, filesAhead } from './files-ahead.server.ts';
import { withGlossary } from './glossary.server.ts';
import { pageHead } from './head.ts';
import { hoursGraph, pageGraph } from './json-ld.ts';
import { linkRows } from './link-rows.server.ts';
import type { LinkRow } from './link-rows.tsx';

export type PageData = {
  locale: Locale;
  nodes: ViewNode[];
  /** Shown as the page's heading; null where a hero opens the page. */
  title: string | null;
  breadcrumbs: Crumb[];
  linkRows: readonly LinkRow[];
  frame: PageFrame;
  head: MetaDescriptor[];
  draft: DraftPayload | null;
  isOffline: boolean;
  /** The day at the venue when this was rendered. */
  today: string;
  /** The hours of the venue, where a module shows them and while editing. */
  hours: OpeningPanel | null;
  /** What modules show besides their fields, such as the dates of an event list. */
  moduleData: ModuleData;
};

/** Before its modules are read: what the browser needs ahead for its own stands beside the rest of its head. */
type Presented = Omit<PageData, 'moduleData'> & { files: MetaDescriptor[] };

type PageRequest = LoadContext & { path: string; query: URLSearchParams; origin: string };
type Around = ReturnType<typeof aroundDraft>;
type Found = Around & { page: PageFields; nodes: ViewNode[]; alternates: Localized<string> };

/** A page for this viewer, or null when there is none for them. Editors also find drafts and older versions. */
export async function loadPage(request: PageRequest): Promise<PageData | null> {
  const { viewer, preview } = request;
  if (preview?.of === 'draft') return previewOf(preview, request);
  const view = await publishedOrVersion(request);
  if (!can(viewer, 'draft:read')) return view && completedOnce(presentedOnce(view, request), request);
  const found = await forTheTeam(view, request);
  if (!found) return null;
  const { pageId, data } = found;
  return complete({ ...data, frame: { ...data.frame, team: await teamOf(pageId) } }, request);
}

/** The draft as it will be for visitors. */
async function previewOf({ now }: Preview, request: PageRequest): Promise<PageData | null> {
  const { locale, path, viewer } = request;
  const view = await pageShown({ path, locale, now });
  const pageId = view?.page.id ?? (await pageIdAtPath({ path, locale }));
  const draft = pageId === null ? null : await loadDraft({ pageId, locale, viewer });
  if (!draft) return null;
  const shown = await draftShown(draft, view, request, now);
  return complete(present(await withGlossary(shown, { locale, now }), request), request);
}

/** With what its modules show besides their fields, as it is at this moment. */
async function complete(
  { files, ...page }: Presented,
  request: PageRequest,
  load?: typeof loadKept,
): Promise<PageData> {
  const query = { ...request, withDrafts: page.draft !== null };
  const [own, moduleData] = await Promise.all([hoursFor(page, request), loadModuleData(page.nodes, query, load)]);
  const parts = sharedNodes(moduleData);
  const shown = own ?? (await hoursFor({ draft: null, nodes: parts }, request));
  const ahead = parts.length > 0 ? filesAhead([...page.nodes, ...parts], page.locale) : files;
  const head = [...ahead, ...page.head];
  if (!shown) return { ...page, head, moduleData };
  const graph = { 'script:ld+json': hoursGraph(request.origin, shown.hours) };
  return { ...page, head: [...head, graph], hours: shown.panel, moduleData };
}

/** The same object as before while it holds the same parts, so that what was made of it still holds (render-at-once.server.tsx). */
async function completedOnce(page: Presented, request: PageRequest): Promise<PageData> {
  const now = await complete(page, request, loadKept);
  const before = completed.get(page);
  if (before && before.hours === now.hours && holdsTheSame(before.moduleData, now.moduleData)) return before;
  completed.set(page, now);
  return now;
}

const completed = new WeakMap<Presented, PageData>();

function holdsTheSame(one: ModuleData, other: ModuleData): boolean {
  return Object.keys(one).every((id) => one[id] === other[id]);
}

/** Read only for pages that show them. */
async function hoursFor(
  { draft, nodes }: Pick<PageData, 'draft' | 'nodes'>,
  request: PageRequest,
): Promise<ShownHours | null> {
  return draft || showsHours(nodes) ? readShownHours(request) : null;
}

function showsHours(nodes: readonly ViewNode[]): boolean {
  return nodes.some(
    ({ model, fields, columns }) =>
      (model === 'opening-hours-table' && fields.house === true) ||
      columns.some(({ children }) => showsHours(children)),
  );
}

/** What somebody who may read drafts is shown: the draft while editing and where nothing is online. */
async function forTheTeam(view: PageView | null, request: PageRequest) {
  const { viewer, locale, path } = request;
  const wantsDraft = request.query.has('edit') || !view;
  // The draft may have another slug already; the page is found where visitors find it.
  const pageId = wantsDraft ? (view?.page.id ?? (await pageIdAtPath({ path, locale }))) : null;
  const draft = pageId ? await loadDraft({ pageId, locale, viewer }) : null;
  if (!draft) return view && { pageId: view.page.id, data: present(view, request) };
  const isEditing = request.query.has('edit');
  const written = await draftShown(draft, view, request);
  const found = isEditing ? written : await withGlossary(written, request);
  const shown = present(found, request);
  const head = isEditing ? [...editorAhead(), ...shown.head] : shown.head;
  const data = { ...shown, head, draft: isEditing ? draft : null, isOffline: !view };
  return { pageId: found.page.id, data };
}

/** The draft where visitors find the page; what is not online yet, where they will. */
async function draftShown(draft: PageDraft, view: PageView | null, request: PageRequest, now?: Temporal.Instant) {
  const shown = await draftView(draft, now);
  if (view) return { ...view, ...shown };
  const place = { parent: draft.page.parent_id, title: shown.page.title, locale: request.locale };
  const around = aroundDraft(await siteIndex(), place);
  const isHome = request.path === '';
  return { ...around, ...shown, breadcrumbs: isHome ? [] : around.breadcrumbs };
}

/** The page in each language, drafts included, and where visitors see it. */
async function teamOf(pageId: string): Promise<PageFrame['team']> {
  const [pages, index] = await Promise.all([draftUrls(pageId), siteIndex()]);
  const online = locales.filter((each) => index.pages.get(pageId)?.byLocale[each] !== undefined);
  return { pages, online };
}

async function publishedOrVersion({ path, locale, now, notes, viewer, query }: PageRequest): Promise<PageView | null> {
  const versionId = requestedVersion(query);
  if (versionId && can(viewer, 'version:read')) return versionShown(versionId, { locale, now });
  return keptViews.get(`${locale}/${path}`, { now, notes }, async (own) => {
    const view = await pageShown({ path, locale, now });
    own.tag(...(view?.tags ?? ['nav']));
    own.expireAt(view?.nextChange ?? null);
    return view;
  });
}

/** The page at a path as visitors read it. */
async function pageShown({ path, locale, now }: Shown & { path: string }): Promise<PageView | null> {
  const view = await pageView({ path, locale, now, definitions, typeset: typesettingIn(locale) });
  return view && withGlossary(view, { locale, now });
}

/** A version of a page as visitors read it or would have. */
async function versionShown(versionId: string, { locale, now }: Shown): Promise<PageView | null> {
  const version = await pageVersion({ versionId, locale });
  const view = version && (await viewOfVersion(version, { locale, now, definitions, typeset: typesettingIn(locale) }));
  return view && withGlossary(view, { locale, now });
}

type Shown = { locale: Locale; now: Temporal.Instant };

/** Published pages as they are shown, links and pictures resolved. */
const keptViews = new KeptByTags<PageView | null>({ room: 8 * 1024 * 1024, sizeOf: jsonSize });

/** The same page of one day, for as long as what it is made from is kept. */
function presentedOnce(view: PageView, request: PageRequest): Presented {
  const known = presented.get(view);
  if (known?.today === venueDay(request.now)) return known;
  const page = present(view, request);
  presented.set(view, page);
  return page;
}

const presented = new WeakMap<PageView, Presented>();

function present(
  { page, nodes, alternates, breadcrumbs, tabs, variants, siblings }: Found,
  { locale, origin, path, now }: PageRequest,
): Presented {
  const siteName = siteConfig.name[locale];
  const url = urls.page(locale, path);
  const venue = { name: siteName, contact: siteConfig.contact };
  const graph = pageGraph({ origin, locale, venue, homeTitle: m.shell_home(), crumbs: breadcrumbs, url });
  const image = urls.ogImage(page.id, locale);
  return {
    locale,
    nodes,
    title: opensWithHero(nodes) ? null : page.headline || page.title,
    breadcrumbs,
    linkRows: linkRows({ tabs, variants }, locale),
    frame: {
      theme: page.page_class,
      bodyClass: bodyClassOf(page),
      opener: openerTheme(nodes),
      isLandingPage: page.is_landing_page,
      alternates,
      siblings: [...siblings, ...tabs].map((beside) => beside.url),
    },
    files: filesAhead(nodes, locale),
    head: pageHead({ page, locale, origin, siteName, alternates, image, graph, isHome: path === '' }),
    draft: null,
    isOffline: false,
    today: venueDay(now),
    hours: null,
  };
}

function opensWithHero(nodes: readonly ViewNode[]): boolean {
  return nodes[0]?.columns.some(({ children }) => isOpener(children[0])) ?? false;
}

/** An opener carries the h1; a photograph further down the page an h2. */
function isOpener(node: ViewNode | undefined): boolean {
  return node?.model === 'hero-media' && node.fields.variant !== 'photo';
}

/** The header wears the colour of the opener below it. */
function openerTheme(nodes: readonly ViewNode[]): PageFrame['opener'] {
  const [first] = nodes;
  const theme = themes.find((name) => name === first?.fields.extra_class);
  return opensWithHero(nodes) ? theme : undefined;
}

const themes = ['cc01', 'cc02', 'cc03'] as const;

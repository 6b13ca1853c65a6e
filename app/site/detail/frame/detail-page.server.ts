import type { MetaDescriptor } from 'react-router';
import { can } from '#app/auth/policy.ts';
import type { ViewNode } from '#app/cms/node.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LoadContext } from '#app/load-context.ts';
import { loadModuleData } from '#app/modules/loaders.server.ts';
import type { ModuleData } from '#app/modules/module-data.ts';
import { sharedNodes } from '#app/modules/shared-section/shared-content.ts';
import type { Crumb } from '#app/site/page/breadcrumb.tsx';
import { editorAhead, filesAhead } from '#app/site/page/files-ahead.server.ts';
import { pageHead } from '#app/site/page/head.ts';
import { pageGraph } from '#app/site/page/json-ld.ts';
import type { PageFrame } from '#app/site/shell-data.ts';
import { siteOrigin } from '#app/site/site-origin.server.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { summaryOf } from '../facts/summary.ts';
import type { FoundEntry } from './found-entry.server.ts';

/** What the page of every entry has around its content. */
export type DetailPage = {
  locale: Locale;
  /** The day at the venue when this was rendered. */
  today: string;
  breadcrumbs: Crumb[];
  frame: PageFrame;
  head: MetaDescriptor[];
  slots: Record<string, ViewNode[]>;
  moduleData: ModuleData;
  /** What the editor works on; null for everybody who only looks. */
  draft: DraftPayload | null;
};

type Entry = Pick<FoundEntry, 'id' | 'number' | 'type' | 'title' | 'alternates' | 'online' | 'slots' | 'url' | 'draft'>;
type Meta = { meta_title: string; meta_description: string };
/** What says what it is where nobody has written a description for search engines: lead and text, or a summary. */
type Described =
  | { fields: Meta & Parameters<typeof summaryOf>[0]; summary?: undefined }
  | { fields: Meta; summary: string };
type Around = Described & {
  theme: PageFrame['theme'];
  /** The section it belongs to; null for what has no list. */
  section: Crumb | null;
  /** What the window is called where its title alone does not tell it from others. */
  windowTitle?: string;
  graph(origin: string): object;
  frame?: Pick<PageFrame, 'action' | 'bodyClass'>;
};

/**
 * Head, frame and modules of one entry's page. The team is told where to edit it
 * (docs/behaviour/visibility-and-roles.md#the-teams-bar).
 */
export async function detailPage(entry: Entry, around: Around, load: LoadContext): Promise<DetailPage> {
  const { locale, now, viewer } = load;
  const { id, type, number, title, url, slots, draft, online } = entry;
  const alternates: Localized<string> = entry.alternates;
  const nodes = Object.values(slots).flat();
  const moduleData = await loadModuleData(nodes, { ...load, withDrafts: draft !== null });
  const origin = siteOrigin();
  const siteName = siteConfig.name[locale];
  const breadcrumbs = [...(around.section ? [around.section] : []), { url, title }];
  const venue = { name: siteName, contact: siteConfig.contact };
  const graph = pageGraph({ origin, locale, venue, homeTitle: m.shell_home(), crumbs: breadcrumbs, url });
  const { fields } = around;
  const meta_description = fields.meta_description || (around.summary ?? summaryOf(around.fields));
  const words = { meta_title: fields.meta_title, meta_description, og_title: '', og_description: '', og_type: '' };
  const page = { ...words, title: around.windowTitle ?? title, headline: title };
  const image = urls.ogImage(id, locale);
  const team = {
    pages: alternates,
    online,
    // What has no place for modules is edited in the office alone.
    [Object.keys(slots).length > 0 ? 'form' : 'edit']: urls.officeEntry(locale, type, number),
  };
  return {
    locale,
    today: venueDay(now),
    breadcrumbs,
    frame: {
      theme: around.theme,
      isLandingPage: false,
      alternates,
      ...around.frame,
      ...(can(viewer, 'draft:read') ? { team } : {}),
    },
    head: [
      ...(draft ? editorAhead() : []),
      ...filesAhead([...nodes, ...sharedNodes(moduleData)], locale),
      ...pageHead({
        page,
        locale,
        origin,
        siteName,
        alternates,
        image,
        graph: [...graph, around.graph(origin)],
        isHome: false,
      }),
    ],
    slots,
    draft,
    moduleData,
  };
}

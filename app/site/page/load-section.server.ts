import { venueDay } from '#app/cms/venue-time.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import type { LoadContext } from '#app/load-context.ts';
import { pathBelowLocale } from '#app/urls.ts';
import siteConfig from '#site-config';
import { keepingQuery } from '../keeping-query.ts';
import { plainFrame } from '../shell-data.ts';
import { siteOrigin } from '../site-origin.server.ts';
import { pageHead } from './head.ts';
import { pageGraph } from './json-ld.ts';
import { loadPage, type PageData } from './load-page.server.ts';

type SectionRequest = { context: LoadContext; url: URL; address(locale: Locale): string; title: string };

/**
 * The page of modules that stands at the address of a section, such as the programme: its headline and whatever the
 * editors put around the list. A venue that has no such page, or none online, still has the section.
 */
export async function loadSection({ context, url, address, title }: SectionRequest): Promise<PageData> {
  const { locale, now } = context;
  const origin = siteOrigin();
  const path = pathBelowLocale(address(locale));
  const found = await loadPage({ ...context, path, query: url.searchParams, origin });
  if (found) return { ...found, title: found.title ?? title, frame: keepingQuery(found.frame, url) };
  const siteName = siteConfig.name[locale];
  const alternates: Localized<string> = Object.fromEntries(locales.map((each) => [each, address(each)]));
  const breadcrumbs = [{ url: address(locale), title }];
  const venue = { name: siteName, contact: siteConfig.contact };
  const page = { ...noMetadata, title, headline: title };
  const graph = pageGraph({ origin, locale, venue, homeTitle: siteName, crumbs: breadcrumbs, url: address(locale) });
  return {
    locale,
    nodes: [],
    title,
    breadcrumbs,
    linkRows: [],
    frame: keepingQuery({ ...plainFrame, alternates }, url),
    head: pageHead({ page, locale, origin, siteName, alternates, image: '', graph, isHome: false }),
    draft: null,
    isOffline: false,
    today: venueDay(now),
    hours: null,
    moduleData: {},
  };
}

const noMetadata = { meta_title: '', meta_description: '', og_title: '', og_description: '', og_type: '' };

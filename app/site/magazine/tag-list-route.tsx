import { listUrl } from '#app/cms/collection/entry-url.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { article } from '#app/collections/article/schema.ts';
import { tag } from '#app/collections/tag/schema.ts';
import { filterTags } from '#app/features/entries/filter-options.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { sectionCrumb } from '../detail/frame/section-crumb.server.ts';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { pageHead } from '../page/head.ts';
import { pageGraph } from '../page/json-ld.ts';
import { PageTitle } from '../page/page-title.tsx';
import { plainFrame } from '../shell-data.ts';
import { siteOrigin } from '../site-origin.server.ts';
import type { Route } from './+types/tag-list-route.ts';
import { topicsOf } from './article-list.server.ts';
import css from './tag-list-route.module.css';

/** All topics of the magazine from A to Z. */
export async function loader({ context }: Route.LoaderArgs) {
  const { locale, now, notes } = loadContextOf(context);
  notes.tag(...filterTags('tag', { type: 'article' }));
  const origin = siteOrigin();
  const url = listUrl(tag, locale);
  const title = m.magazine_all_topics();
  const siteName = siteConfig.name[locale];
  const alternates = Object.fromEntries(locales.map((each) => [each, listUrl(tag, each)]));
  const section = await sectionCrumb(listUrl(article, locale), m.magazine_title(), locale);
  const breadcrumbs = [section, { url, title }];
  const venue = { name: siteName, contact: siteConfig.contact };
  const graph = pageGraph({ origin, locale, venue, homeTitle: m.shell_home(), crumbs: breadcrumbs, url });
  const words = { meta_title: '', og_title: '', og_description: '', og_type: '' };
  const page = { ...words, meta_description: m.magazine_topics_description(), title, headline: title };
  const topics = (await topicsOf(locale)).toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return {
    locale,
    today: venueDay(now),
    title,
    topics,
    breadcrumbs,
    frame: { ...plainFrame, alternates },
    head: pageHead({ page, locale, origin, siteName, alternates, image: '', graph, isHome: false }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Tags({ loaderData: { locale, title, topics, breadcrumbs } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb home={urls.home(locale)} crumbs={breadcrumbs} />
      <PageTitle text={title} />
      {topics.length === 0 && <p className={css.none}>{m.magazine_no_topics()}</p>}
      <ul className={css.topics}>
        {topics.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url}>#{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

import { can } from '#app/auth/policy.ts';
import type { Viewer } from '#app/auth/viewer.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { allCollections } from '#app/collections/registry.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { collectionName } from './format.ts';

type OfficeArea = { title: string; url: string };
export type OfficeGroup = { title: string; areas: OfficeArea[] };

/** What stands at the side of the office: every collection that is registered, and what the site needs besides; nothing that somebody may not do. */
export function officeGroups(viewer: Viewer, locale: Locale): OfficeGroup[] {
  const collection = ({ type }: CollectionDefinition) => ({
    title: collectionName(type),
    url: urls.officeArea(locale, type),
  });
  const area = (name: string, title: string) => ({ title, url: urls.officeArea(locale, name) });
  const isProgramme = ({ facets, inherits }: CollectionDefinition) => inherits !== null || 'season' in facets;
  const hasPage = ({ pages }: CollectionDefinition) => pages !== null;
  const programme = allCollections.filter(isProgramme);
  const contents = allCollections.filter((each) => hasPage(each) && !isProgramme(each));
  const terms = allCollections.filter((each) => !hasPage(each));
  return [
    { title: '', areas: [{ title: m.office_overview(), url: urls.office(locale) }] },
    {
      title: m.office_group_programme(),
      areas: [...programme.map(collection), area('calendar', m.office_calendar()), area('import', m.office_import())],
    },
    {
      title: m.office_group_contents(),
      areas: [
        area('pages', m.pages_title()),
        area('releases', m.release_title()),
        ...contents.map(collection),
        ...(can(viewer, 'form-entry:read') ? [area('inbox', m.office_inbox())] : []),
        area('media', m.office_media()),
      ],
    },
    { title: m.office_group_terms(), areas: terms.map(collection) },
    {
      title: m.office_group_venue(),
      areas: [
        area('opening-hours', m.office_hours()),
        area('alerts', m.office_alerts()),
        area('redirects', m.office_redirects()),
        area('links', m.office_links()),
        area('untranslated', m.office_untranslated()),
        area('versions', m.office_versions_overview()),
        area('reviews', m.review_office()),
        ...(can(viewer, 'audit:read') ? [area('activities', m.office_activities())] : []),
        area('search-words', m.office_search_words()),
        area('errors', m.office_errors()),
        ...(can(viewer, 'user:write') ? [area('team', m.team_title())] : []),
        ...(can(viewer, 'site:export') ? [area('site', m.office_site())] : []),
        ...(can(viewer, 'settings:write') ? [area('settings', m.office_settings())] : []),
      ],
    },
  ];
}

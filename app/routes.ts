import { readdirSync } from 'node:fs';
import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import siteConfig from '../site.config.ts';
import { routePattern, routerEndpoints } from './contract/endpoints/router.ts';
import { type SectionPage, sectionPages, sectionRoutes } from './features/addresses/section-pages.ts';
import { routePatterns as at } from './urls.ts';

const siteFiles = readdirSync(new URL('site', import.meta.url), { recursive: true, encoding: 'utf8' });

/** Every address of the site that React Router answers; the API and media are the server's (server/app.ts). */
export default [
  route(at.sitemap, 'site/discovery/sitemap.ts'),
  route(at.robots, 'site/discovery/robots.ts'),
  route(at.webManifest, 'site/discovery/web-manifest.ts'),
  route(at.securityText, 'site/discovery/security-text.ts'),
  route(at.serviceWorker, 'site/offline/service-worker.ts'),
  route(at.errorHtml, 'site/error/error-html.ts'),
  route(at.offline, 'site/offline/offline-page.ts'),
  route(routePattern(routerEndpoints.moduleData), 'site/page/module-data-route.ts'),
  route(at.logout, 'site/login/logout-route.ts'),
  route(at.ticketingTemplate, 'site/webshop/ticketing-template-route.tsx'),
  route(at.cmsHub, 'site/account/cms-hub-route.ts'),
  layout(
    'site/webshop/webshop-layout.tsx',
    siteConfig.webshop.entries.map(({ path }) =>
      route(`${path}/*`, 'site/webshop/webshop-route.tsx', { id: `shop-${path}` }),
    ),
  ),
  route(routePattern(routerEndpoints.saveEntry), 'office/edit/draft-route.ts'),
  route(routePattern(routerEndpoints.runAction), 'office/list/actions/action-route.ts'),
  route(at.officeInboxFile, 'office/inbox/inbox-file-route.ts'),
  route(at.officeInboxTable, 'office/inbox/inbox-table-route.ts'),
  route(at.officeSuggestions, 'office/search/suggest-route.ts'),
  route(at.officeActivityTable, 'office/activity/activity-table-route.ts'),
  route(at.officeExport, 'office/export/export-route.ts'),
  route(at.officeSiteExport, 'office/export/site-route.ts'),
  route(at.officeTour, 'office/tour/tour-route.ts'),
  route(at.officeSiteUpload, 'office/site/upload-route.ts'),
  route(routePattern(routerEndpoints.replaceMedia), 'office/media/media-file-route.ts'),
  // In the look of the site, without what stands around a page.
  route(at.officeFormTrial, 'office/forms/trial-route.tsx'),
  // The draft of a page with what is said about it beside it; the site's own header is in the frame.
  route(at.review, 'site/review/review-route.tsx'),
  // The site as it will be, in a frame; its own header is in there.
  route(at.officePreview, 'office/preview/preview-route.tsx'),
  route(at.officeReviewTable, 'office/reviews/review-table-route.ts'),
  layout('office/office-layout.tsx', [
    route(at.office, 'office/dashboard/dashboard-route.tsx'),
    route(at.officeSearch, 'office/search/search-route.tsx'),
    route(at.officeHelp, 'office/help/help-route.tsx'),
    route(at.officeHelpPage, 'office/help/help-page-route.tsx'),
    route(at.officePages, 'office/pages/pages-route.tsx'),
    route(at.officeCalendar, 'office/calendar/calendar-route.tsx'),
    route(at.officeRedirects, 'office/maintenance/redirects-route.tsx'),
    route(at.officeActivities, 'office/activity/activities-route.tsx'),
    route(at.officeVersions, 'office/versions/versions-route.tsx'),
    route(at.officeUntranslated, 'office/dashboard/untranslated-route.tsx'),
    route(at.officeSearchWords, 'office/search-words/search-words-route.tsx'),
    route(at.officeErrors, 'office/maintenance/errors-route.tsx'),
    route(at.officeLinks, 'office/links/links-route.tsx'),
    route(at.officeHours, 'office/hours/hours-route.tsx'),
    route(at.officeAlerts, 'office/alerts/alerts-route.tsx'),
    route(at.officeSettings, 'office/settings/settings-route.tsx'),
    route(at.officeSite, 'office/site/site-screen-route.tsx'),
    route(at.officeReviews, 'office/reviews/reviews-route.tsx'),
    route(at.officeReleases, 'office/releases/releases-route.tsx'),
    route(at.officeRelease, 'office/releases/release-route.tsx'),
    route(at.officeTeam, 'office/team/team-route.tsx'),
    route(at.officePerson, 'office/team/person-route.tsx'),
    route(at.officeMedia, 'office/media/media-route.tsx'),
    route(at.officeMedium, 'office/media/medium-route.tsx'),
    route(at.officeInbox, 'office/inbox/inbox-route.tsx'),
    route(at.officeInboxEntry, 'office/inbox/inbox-entry-route.tsx'),
    route(at.officeImports, 'office/import/import-route.tsx'),
    route(at.officeImport, 'office/import/job-route.tsx'),
    route(at.officeRemoval, 'office/removal/removal-route.tsx'),
    route(at.officeList, 'office/list/list-route.tsx'),
    route(at.officeEntry, 'office/edit/entry-route.tsx'),
    route(at.officeSeries, 'office/series/series-route.tsx'),
  ]),
  layout('site/shell/default-layout.tsx', [
    route(at.login, 'site/login/login-route.tsx'),
    route(at.setup, 'site/login/setup-route.tsx'),
    route(at.forgotPassword, 'site/login/forgot-route.tsx'),
    route(at.newPassword, 'site/login/new-password-route.tsx'),
    route(at.secondFactor, 'site/login/code-route.tsx'),
    route(at.invitation, 'site/login/invitation-route.tsx'),
    route(at.search, 'site/search/search-route.tsx'),
    route(at.profile, 'site/account/profile-route.tsx'),
    route(at.userSettings, 'site/account/settings-route.tsx'),
    ...sectionPages.flatMap(sectionPage),
    route(at.page, 'site/page/page-route.tsx'),
  ]),
] satisfies RouteConfig;

/** A page of a section at its address in each language, in `person-route.tsx`; a list in `person-list-route.tsx`. */
function sectionPage({ route: name, kind, definition: { type } }: SectionPage) {
  const wanted = kind === 'list' ? `${type}-list-route.tsx` : `${type}-route.tsx`;
  const file = siteFiles.find((each) => each.split('/').at(-1) === wanted);
  if (!file) throw new Error(`The collection ${type} has pages, but app/site holds no ${wanted}.`);
  return sectionRoutes(siteConfig.sections, name).map(({ id, path }) => route(path, `site/${file}`, { id }));
}

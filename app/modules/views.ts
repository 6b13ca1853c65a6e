import type { ModuleViews } from '#app/cms/view/render.tsx';
import { onDemand } from '#app/cms/view/view-on-demand.tsx';
import { ContainerView } from './container/view.tsx';
import { HeadlineView } from './headline/view.tsx';
import { HeroMediaView } from './hero-media/view.tsx';
import { ImageView } from './image/view.tsx';
import { LinkView } from './link/view.tsx';
import { SectionView } from './section/view.tsx';
import { TeaserListView } from './teaser-list/view.tsx';
import { TextView } from './text/view.tsx';

/**
 * Which component renders which model. No schema and no validation: this file goes to every visitor. What stands on almost
 * every page comes with the first load; everything else with the first page that has it.
 */
export const views: ModuleViews = {
  'anchor-list': onDemand(async () => (await import('./anchor-list/view.tsx')).AnchorListView),
  audio: onDemand(async () => (await import('./audio/view.tsx')).AudioView),
  'blog-teaser-list': onDemand(async () => (await import('./blog-teaser-list/view.tsx')).BlogTeaserListView),
  'chapter-list': onDemand(async () => (await import('./chapter-list/view.tsx')).ChapterListView),
  container: ContainerView,
  'download-list': onDemand(async () => (await import('./download-list/view.tsx')).DownloadListView),
  'event-list': onDemand(async () => (await import('./event-list/view.tsx')).EventListView),
  'exhibition-run': onDemand(async () => (await import('./exhibition-run/view.tsx')).ExhibitionRunView),
  facts: onDemand(async () => (await import('./facts/view.tsx')).FactsView),
  faq: onDemand(async () => (await import('./faq/view.tsx')).FaqView),
  forms: onDemand(async () => (await import('./forms/view.tsx')).FormsView),
  'full-teaser': onDemand(async () => (await import('./full-teaser/view.tsx')).FullTeaserView),
  headline: HeadlineView,
  'hero-media': HeroMediaView,
  'highlight-teaser': onDemand(async () => (await import('./highlight-teaser/view.tsx')).HighlightTeaserView),
  html: onDemand(async () => (await import('./html/view.tsx')).HtmlView),
  image: ImageView,
  'image-alias': onDemand(async () => (await import('./image-alias/view.tsx')).ImageAliasView),
  'image-list': onDemand(async () => (await import('./image-list/view.tsx')).ImageListView),
  link: LinkView,
  'logo-list': onDemand(async () => (await import('./logo-list/view.tsx')).LogoListView),
  'opening-hours-table': onDemand(async () => (await import('./opening-hours-table/view.tsx')).OpeningHoursTableView),
  quote: onDemand(async () => (await import('./quote/view.tsx')).QuoteView),
  section: SectionView,
  'social-media': onDemand(async () => (await import('./social-media/view.tsx')).SocialMediaView),
  'teaser-list': TeaserListView,
  text: TextView,
  'two-columns': onDemand(async () => (await import('./two-columns/view.tsx')).TwoColumnsView),
  venue: onDemand(async () => (await import('./venue/view.tsx')).VenueView),
  'venue-list': onDemand(async () => (await import('./venue-list/view.tsx')).VenueListView),
  video: onDemand(async () => (await import('./video/view.tsx')).VideoView),
  'video-list': onDemand(async () => (await import('./video-list/view.tsx')).VideoListView),
  viewer: onDemand(async () => (await import('./viewer/view.tsx')).ViewerView),
};

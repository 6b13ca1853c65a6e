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
  'accessibility-statement': onDemand(() =>
    import('./accessibility-statement/view.tsx').then((view) => view.AccessibilityStatementView),
  ),
  'anchor-list': onDemand(() => import('./anchor-list/view.tsx').then((view) => view.AnchorListView)),
  audio: onDemand(() => import('./audio/view.tsx').then((view) => view.AudioView)),
  'blog-teaser-list': onDemand(() => import('./blog-teaser-list/view.tsx').then((view) => view.BlogTeaserListView)),
  'chapter-list': onDemand(() => import('./chapter-list/view.tsx').then((view) => view.ChapterListView)),
  container: ContainerView,
  'download-list': onDemand(() => import('./download-list/view.tsx').then((view) => view.DownloadListView)),
  'event-list': onDemand(() => import('./event-list/view.tsx').then((view) => view.EventListView)),
  'exhibition-run': onDemand(() => import('./exhibition-run/view.tsx').then((view) => view.ExhibitionRunView)),
  facts: onDemand(() => import('./facts/view.tsx').then((view) => view.FactsView)),
  faq: onDemand(() => import('./faq/view.tsx').then((view) => view.FaqView)),
  forms: onDemand(() => import('./forms/view.tsx').then((view) => view.FormsView)),
  'full-teaser': onDemand(() => import('./full-teaser/view.tsx').then((view) => view.FullTeaserView)),
  headline: HeadlineView,
  'hero-media': HeroMediaView,
  'highlight-teaser': onDemand(() => import('./highlight-teaser/view.tsx').then((view) => view.HighlightTeaserView)),
  html: onDemand(() => import('./html/view.tsx').then((view) => view.HtmlView)),
  image: ImageView,
  'image-alias': onDemand(() => import('./image-alias/view.tsx').then((view) => view.ImageAliasView)),
  'image-list': onDemand(() => import('./image-list/view.tsx').then((view) => view.ImageListView)),
  'image-points': onDemand(() => import('./image-points/view.tsx').then((view) => view.ImagePointsView)),
  link: LinkView,
  'logo-list': onDemand(() => import('./logo-list/view.tsx').then((view) => view.LogoListView)),
  'opening-hours-table': onDemand(() =>
    import('./opening-hours-table/view.tsx').then((view) => view.OpeningHoursTableView),
  ),
  'picture-credits': onDemand(() => import('./picture-credits/view.tsx').then((view) => view.PictureCreditsView)),
  quote: onDemand(() => import('./quote/view.tsx').then((view) => view.QuoteView)),
  section: SectionView,
  'social-media': onDemand(() => import('./social-media/view.tsx').then((view) => view.SocialMediaView)),
  'teaser-list': TeaserListView,
  text: TextView,
  'two-columns': onDemand(() => import('./two-columns/view.tsx').then((view) => view.TwoColumnsView)),
  venue: onDemand(() => import('./venue/view.tsx').then((view) => view.VenueView)),
  'venue-list': onDemand(() => import('./venue-list/view.tsx').then((view) => view.VenueListView)),
  video: onDemand(() => import('./video/view.tsx').then((view) => view.VideoView)),
  'video-list': onDemand(() => import('./video-list/view.tsx').then((view) => view.VideoListView)),
  viewer: onDemand(() => import('./viewer/view.tsx').then((view) => view.ViewerView)),
};

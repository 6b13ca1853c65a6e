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
  'accessibility-statement': onDemand(() => import('./accessibility-statement/view.tsx')),
  'anchor-list': onDemand(() => import('./anchor-list/view.tsx')),
  audio: onDemand(() => import('./audio/view.tsx')),
  'blog-teaser-list': onDemand(() => import('./blog-teaser-list/view.tsx')),
  'chapter-list': onDemand(() => import('./chapter-list/view.tsx')),
  container: ContainerView,
  'download-list': onDemand(() => import('./download-list/view.tsx')),
  'event-list': onDemand(() => import('./event-list/view.tsx')),
  'exhibition-run': onDemand(() => import('./exhibition-run/view.tsx')),
  facts: onDemand(() => import('./facts/view.tsx')),
  faq: onDemand(() => import('./faq/view.tsx')),
  forms: onDemand(() => import('./forms/view.tsx')),
  'full-teaser': onDemand(() => import('./full-teaser/view.tsx')),
  headline: HeadlineView,
  'hero-media': HeroMediaView,
  'highlight-teaser': onDemand(() => import('./highlight-teaser/view.tsx')),
  html: onDemand(() => import('./html/view.tsx')),
  image: ImageView,
  'image-alias': onDemand(() => import('./image-alias/view.tsx')),
  'image-list': onDemand(() => import('./image-list/view.tsx')),
  'image-points': onDemand(() => import('./image-points/view.tsx')),
  link: LinkView,
  'logo-list': onDemand(() => import('./logo-list/view.tsx')),
  'opening-hours-table': onDemand(() => import('./opening-hours-table/view.tsx')),
  'picture-credits': onDemand(() => import('./picture-credits/view.tsx')),
  quote: onDemand(() => import('./quote/view.tsx')),
  section: SectionView,
  'shared-section': onDemand(() => import('./shared-section/view.tsx')),
  'social-media': onDemand(() => import('./social-media/view.tsx')),
  strip: onDemand(() => import('./strip/view.tsx')),
  'teaser-list': TeaserListView,
  text: TextView,
  'two-columns': onDemand(() => import('./two-columns/view.tsx')),
  venue: onDemand(() => import('./venue/view.tsx')),
  'venue-list': onDemand(() => import('./venue-list/view.tsx')),
  video: onDemand(() => import('./video/view.tsx')),
  'video-list': onDemand(() => import('./video-list/view.tsx')),
  viewer: onDemand(() => import('./viewer/view.tsx')),
};

import type { ModuleViews } from '#app/cms/render.tsx';
import { AnchorListView } from './anchor-list/view.tsx';
import { AudioView } from './audio/view.tsx';
import { ChapterListView } from './chapter-list/view.tsx';
import { ContainerView } from './container/view.tsx';
import { DownloadListView } from './download-list/view.tsx';
import { ExhibitionRunView } from './exhibition-run/view.tsx';
import { FactsView } from './facts/view.tsx';
import { FaqView } from './faq/view.tsx';
import { FullTeaserView } from './full-teaser/view.tsx';
import { HeadlineView } from './headline/view.tsx';
import { HeroMediaView } from './hero-media/view.tsx';
import { HtmlView } from './html/view.tsx';
import { ImageView } from './image/view.tsx';
import { ImageAliasView } from './image-alias/view.tsx';
import { ImageListView } from './image-list/view.tsx';
import { LinkView } from './link/view.tsx';
import { LogoListView } from './logo-list/view.tsx';
import { OpeningHoursTableView } from './opening-hours-table/view.tsx';
import { QuoteView } from './quote/view.tsx';
import { SectionView } from './section/view.tsx';
import { SocialMediaView } from './social-media/view.tsx';
import { TeaserListView } from './teaser-list/view.tsx';
import { TextView } from './text/view.tsx';
import { TwoColumnsView } from './two-columns/view.tsx';
import { VideoView } from './video/view.tsx';
import { VideoListView } from './video-list/view.tsx';
import { ViewerView } from './viewer/view.tsx';

/** Which component draws which model. No schema and no validation: this file goes to every visitor. */
export const views: ModuleViews = {
  'anchor-list': AnchorListView,
  audio: AudioView,
  'chapter-list': ChapterListView,
  container: ContainerView,
  'download-list': DownloadListView,
  'exhibition-run': ExhibitionRunView,
  facts: FactsView,
  faq: FaqView,
  'full-teaser': FullTeaserView,
  headline: HeadlineView,
  'hero-media': HeroMediaView,
  html: HtmlView,
  image: ImageView,
  'image-alias': ImageAliasView,
  'image-list': ImageListView,
  link: LinkView,
  'logo-list': LogoListView,
  'opening-hours-table': OpeningHoursTableView,
  quote: QuoteView,
  section: SectionView,
  'social-media': SocialMediaView,
  'teaser-list': TeaserListView,
  text: TextView,
  'two-columns': TwoColumnsView,
  video: VideoView,
  'video-list': VideoListView,
  viewer: ViewerView,
};

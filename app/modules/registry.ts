import type { ModuleDefinition } from '#app/cms/module.ts';
import { accessibilityStatementModule } from './accessibility-statement/schema.ts';
import { anchorListModule } from './anchor-list/schema.ts';
import { audioModule } from './audio/schema.ts';
import { blogTeaserListModule } from './blog-teaser-list/schema.ts';
import { chapterListModule } from './chapter-list/schema.ts';
import { containerModule } from './container/schema.ts';
import { downloadListModule } from './download-list/schema.ts';
import { eventListModule } from './event-list/schema.ts';
import { exhibitionRunModule } from './exhibition-run/schema.ts';
import { factsModule } from './facts/schema.ts';
import { faqModule } from './faq/schema.ts';
import { formsModule } from './forms/schema.ts';
import { fullTeaserModule } from './full-teaser/schema.ts';
import { headlineModule } from './headline/schema.ts';
import { heroMediaModule } from './hero-media/schema.ts';
import { highlightTeaserModule } from './highlight-teaser/schema.ts';
import { htmlModule } from './html/schema.ts';
import { imageModule } from './image/schema.ts';
import { imageAliasModule } from './image-alias/schema.ts';
import { imageListModule } from './image-list/schema.ts';
import { imagePointsModule } from './image-points/schema.ts';
import { linkModule } from './link/schema.ts';
import { logoListModule } from './logo-list/schema.ts';
import { openingHoursTableModule } from './opening-hours-table/schema.ts';
import { pictureCreditsModule } from './picture-credits/schema.ts';
import { quoteModule } from './quote/schema.ts';
import { sectionModule } from './section/schema.ts';
import { sharedSectionModule } from './shared-section/schema.ts';
import { socialMediaModule } from './social-media/schema.ts';
import { stripModule } from './strip/schema.ts';
import { teaserListModule } from './teaser-list/schema.ts';
import { textModule } from './text/schema.ts';
import { twoColumnsModule } from './two-columns/schema.ts';
import { venueModule } from './venue/schema.ts';
import { venueListModule } from './venue-list/schema.ts';
import { videoModule } from './video/schema.ts';
import { videoListModule } from './video-list/schema.ts';
import { viewerModule } from './viewer/schema.ts';

/** Every content module, in the order the inserter offers them. Adding one is a folder, a line here and one in views.ts. */
export const modules: readonly ModuleDefinition[] = [
  containerModule,
  sectionModule,
  sharedSectionModule,
  headlineModule,
  textModule,
  linkModule,
  quoteModule,
  faqModule,
  factsModule,
  imageModule,
  imageListModule,
  imagePointsModule,
  stripModule,
  videoModule,
  audioModule,
  viewerModule,
  socialMediaModule,
  logoListModule,
  downloadListModule,
  heroMediaModule,
  fullTeaserModule,
  teaserListModule,
  eventListModule,
  blogTeaserListModule,
  highlightTeaserModule,
  chapterListModule,
  twoColumnsModule,
  anchorListModule,
  openingHoursTableModule,
  accessibilityStatementModule,
  exhibitionRunModule,
  venueModule,
  venueListModule,
  pictureCreditsModule,
  formsModule,
  htmlModule,
  videoListModule,
  imageAliasModule,
];

const byModel = new Map(modules.map((definition) => [definition.model, definition]));

/** The same by model, as the engine asks for them. */
export const definitions: Readonly<Record<string, ModuleDefinition>> = Object.fromEntries(
  modules.map((definition) => [definition.model, definition]),
);

/** The definition of a model, or undefined for a name nobody registered. */
export function getModule(model: string): ModuleDefinition | undefined {
  return byModel.get(model);
}

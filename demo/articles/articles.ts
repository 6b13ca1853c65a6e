import type { SeasonEntry } from '../season/entry.ts';
import { collection } from './collection.ts';
import { articleEntry, type DemoArticle } from './demo-article.ts';
import { forcedLabour } from './forced-labour.ts';
import { heating } from './heating.ts';
import { house } from './house.ts';
import { knot } from './knot.ts';
import { rehearsal } from './rehearsal.ts';
import { research } from './research.ts';
import { stage } from './stage.ts';
import { talks } from './talks.ts';
import { tar } from './tar.ts';
import { wheel } from './wheel.ts';
import { whyKnotsHold } from './why-knots-hold.ts';
import { workshop } from './workshop.ts';

/** The long pieces, each with chapters, pictures and quotations. */
export const longArticles: DemoArticle[] = [knot, tar, heating, rehearsal, wheel, forcedLabour, whyKnotsHold];

/** Everything the magazine of the demo house has published. */
export const articles: DemoArticle[] = [
  ...longArticles,
  ...collection,
  ...stage,
  ...house,
  ...research,
  ...talks,
  ...workshop,
];

export const articleEntries: SeasonEntry[] = articles.map(articleEntry);

import type { DemoPage } from './demo-page.ts';
import { aboutPages } from './pages/about.ts';
import { childrenArticle } from './pages/article-children.ts';
import { forcedLabourArticle } from './pages/article-forced-labour.ts';
import { heatingArticle } from './pages/article-heating.ts';
import { knotArticle } from './pages/article-knot.ts';
import { rehearsalArticle } from './pages/article-rehearsal.ts';
import { tarArticle } from './pages/article-tar.ts';
import { wheelArticle } from './pages/article-wheel.ts';
import { exhibitionPages } from './pages/exhibitions.ts';
import { hireAndTeamPages } from './pages/hire-and-team.ts';
import { homePages } from './pages/home.ts';
import { legalPages } from './pages/legal.ts';
import { mediaLibraryPages } from './pages/media-library.ts';
import { servicePages } from './pages/service.ts';
import { stagePages } from './pages/stage.ts';
import { visitAccessPages } from './pages/visit-access.ts';
import { visitGroupPages } from './pages/visit-groups.ts';
import { visitPlanningPages } from './pages/visit-planning.ts';

const inMenuOrder: Record<string, number> = { besuch: 1, programm: 2, ausstellungen: 3, mediathek: 4, 'ueber-uns': 5 };

/** Every page of the demo museum, parents before children, siblings in the order of the menu. */
export const pages: DemoPage[] = parentsFirst([
  ...homePages,
  ...visitPlanningPages,
  ...visitAccessPages,
  ...visitGroupPages,
  ...stagePages,
  ...exhibitionPages,
  ...mediaLibraryPages,
  ...knotArticle,
  ...tarArticle,
  ...heatingArticle,
  ...rehearsalArticle,
  ...wheelArticle,
  ...forcedLabourArticle,
  ...childrenArticle,
  ...aboutPages,
  ...hireAndTeamPages,
  ...servicePages,
  ...legalPages,
]);

/** What the settings of the demo say: the house is open, nobody has added code of their own. */
export const siteSettings = {
  is_site_online: true,
  is_shop_online: false,
  html_header: { code: '' },
  html_footer_top: { code: '' },
  html_footer_bottom: { code: '' },
  html_footer_logos: { code: '' },
};

function parentsFirst(all: DemoPage[]): DemoPage[] {
  const below = (parent: string | null): DemoPage[] =>
    all
      .filter((candidate) => candidate.parent === parent)
      .sort((a, b) => (inMenuOrder[a.key] ?? 9) - (inMenuOrder[b.key] ?? 9))
      .flatMap((entry) => [entry, ...below(entry.key)]);
  return below(null);
}

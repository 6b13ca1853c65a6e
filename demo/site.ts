import type { DemoPage } from './demo-page.ts';
import { about } from './pages/about/about.ts';
import { floorRoom } from './pages/about/floor-room.ts';
import { hire } from './pages/about/hire.ts';
import { history } from './pages/about/history.ts';
import { jobs } from './pages/about/jobs.ts';
import { longWalkRoom } from './pages/about/long-walk-room.ts';
import { mission } from './pages/about/mission.ts';
import { partners } from './pages/about/partners.ts';
import { stageRoom } from './pages/about/stage-room.ts';
import { team } from './pages/about/team.ts';
import { exhibitions } from './pages/exhibitions/exhibitions.ts';
import { hemp } from './pages/exhibitions/hemp.ts';
import { longWalk } from './pages/exhibitions/long-walk.ts';
import { traction } from './pages/exhibitions/traction.ts';
import { home } from './pages/home.ts';
import { credits } from './pages/legal/credits.ts';
import { imprint } from './pages/legal/imprint.ts';
import { privacy } from './pages/legal/privacy.ts';
import { reportBarrier } from './pages/legal/report-barrier.ts';
import { statement } from './pages/legal/statement.ts';
import { terms } from './pages/legal/terms.ts';
import { mediaLibrary } from './pages/media-library.ts';
import { accessible } from './pages/service/accessible.ts';
import { easyLanguage } from './pages/service/easy-language.ts';
import { newsletter } from './pages/service/newsletter.ts';
import { press } from './pages/service/press.ts';
import { signLanguage } from './pages/service/sign-language.ts';
import { productions } from './pages/stage/productions.ts';
import { programme } from './pages/stage/programme.ts';
import { access } from './pages/visit/access.ts';
import { birthday } from './pages/visit/birthday.ts';
import { classes } from './pages/visit/classes.ts';
import { groups } from './pages/visit/groups.ts';
import { hours } from './pages/visit/hours.ts';
import { prices } from './pages/visit/prices.ts';
import { questions } from './pages/visit/questions.ts';
import { rules } from './pages/visit/rules.ts';
import { tarKitchen } from './pages/visit/tar-kitchen.ts';
import { tours } from './pages/visit/tours.ts';
import { visit } from './pages/visit/visit.ts';
import { wayHere } from './pages/visit/way-here.ts';
import { weekend } from './pages/visit/weekend.ts';

const inMenuOrder: Record<string, number> = { besuch: 1, programm: 2, ausstellungen: 3, mediathek: 4, 'ueber-uns': 5 };

/** Every page of the demo museum, parents before children, siblings in the order of the menu. */
export const pages: DemoPage[] = parentsFirst([
  home,
  visit,
  hours,
  prices,
  wayHere,
  access,
  tarKitchen,
  rules,
  questions,
  groups,
  classes,
  birthday,
  tours,
  weekend,
  programme,
  productions,
  exhibitions,
  traction,
  hemp,
  longWalk,
  mediaLibrary,
  about,
  mission,
  history,
  jobs,
  partners,
  hire,
  longWalkRoom,
  stageRoom,
  floorRoom,
  team,
  press,
  newsletter,
  accessible,
  easyLanguage,
  signLanguage,
  imprint,
  privacy,
  terms,
  statement,
  reportBarrier,
  credits,
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

import { data } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { allPromotions } from '#app/features/search/promotions.server.ts';
import { allSynonyms } from '#app/features/search/synonyms.server.ts';
import { askedWords } from '#app/features/search-log/counted-words.server.ts';
import { formOf } from '#app/form-body.server.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/search-words-route.ts';
import { PromotionPanel } from './promotion-panel.tsx';
import { namesOfTargets } from './promotion-targets.server.ts';
import { changeSearchRules } from './search-words-actions.server.ts';
import { SynonymPanel } from './synonym-panel.tsx';
import { WordsTable } from './words-table.tsx';

/** So many days are looked at, and so many words shown. */
const days = 30;
const most = 50;

/** What visitors look for, and what the venue answers: words that mean the same, and what is shown first. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale, now, csrfToken } = requireEditor(args);
  const [asked, inVain, synonyms, promotions] = await Promise.all([
    askedWords({ now, days, isInVain: false, most }),
    askedWords({ now, days, isInVain: true, most }),
    allSynonyms(),
    allPromotions(),
  ]);
  const names = await namesOfTargets(promotions);
  const { searchParams: params } = args.url;
  const chosen = params.get('lang') ?? '';
  return {
    asked,
    inVain,
    synonyms,
    promotions: promotions.map((promotion) => ({ ...promotion, target: names.get(promotion.id) })),
    begun: {
      locale: isLocale(chosen) ? chosen : locale,
      synonym: (params.get('synonym') ?? '').slice(0, 60),
      promote: (params.get('promote') ?? '').slice(0, 60),
    },
    here: urls.officeArea(locale, 'search-words'),
    csrfToken: csrfToken ?? '',
    mayWrite: can(viewer, 'search:write'),
  };
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer } = requireEditor(args, 'search:write');
  const outcome = await changeSearchRules(await formOf(request), viewer);
  if (!outcome) throw data(null, { status: 400 });
  if (outcome.problem === 'forbidden') throw data(null, { status: 403 });
  return data({ of: outcome.of, problem: outcome.problem }, outcome.problem ? 422 : 200);
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_search_words()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function SearchWordsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, inVain, synonyms, promotions, begun, here, csrfToken, mayWrite } = loaderData;
  const rules = { begun, csrfToken, mayWrite };
  const outcomeOf = (of: 'synonyms' | 'promotions') => (actionData?.of === of ? actionData : null);
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_search_words()}</h1>
      </header>
      <p className={controls.muted}>{m.office_search_words_hint({ days })}</p>
      <h2>{m.office_search_words_in_vain()}</h2>
      <WordsTable label={m.office_search_words_in_vain()} words={inVain} here={here} mayWrite={mayWrite} />
      <h2>{m.office_search_words_asked()}</h2>
      <WordsTable label={m.office_search_words_asked()} words={asked} here={here} mayWrite={mayWrite} />
      <SynonymPanel {...rules} synonyms={synonyms} outcome={outcomeOf('synonyms')} />
      <PromotionPanel {...rules} promotions={promotions} outcome={outcomeOf('promotions')} />
    </>
  );
}

import { m } from '#app/i18n/paraglide/messages.js';
import { ButtonLink } from '#app/ui/button.tsx';
import { Paging } from '../list/paging.tsx';
import { pagingText } from '../list/paging-text.ts';
import { EmptyState } from '../programme/empty-state.tsx';
import type { ProductionList } from './production-list.server.ts';
import { productionAddress } from './production-query.ts';
import { ProductionRows } from './production-rows.tsx';
import css from './productions.module.css';
import { ProductionsFilter } from './productions-filter.tsx';

/** The list under its filters: what is on, what is coming, what was. Everything is a link, so nothing needs a script. */
export function Productions({ list }: { list: ProductionList }) {
  const { url, rows, state, pages, count } = list;
  const isFiltered = Object.keys(state.filter).length > 0 || state.date !== null;
  const titles = { running: m.detail_running(), coming: m.detail_coming(), past: m.detail_past() };
  return (
    <div className={css.productions}>
      <ProductionsFilter list={list} />
      {count === 0 && (
        <EmptyState
          title={isFiltered ? m.detail_none() : m.detail_none_productions()}
          action={<ButtonLink to={{ href: url, external: false }}>{m.detail_reset()}</ButtonLink>}
          nearbyTitle=""
          nearby={[]}
        >
          {isFiltered && <p>{m.detail_none_hint()}</p>}
        </EmptyState>
      )}
      {(['running', 'coming', 'past'] as const).map((name) => (
        <ProductionRows key={name} title={titles[name]} rows={rows.filter((row) => row.state === name)} />
      ))}
      <Paging
        page={state.page}
        pages={pages}
        addressOf={(page) => productionAddress(url, { ...state, page })}
        labels={pagingText(state.page, pages)}
      />
    </div>
  );
}

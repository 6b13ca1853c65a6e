import { m } from '#app/i18n/paraglide/messages.js';
import { FilterIcon } from '#app/ui/icons.tsx';
import { type FilterChip, FilterChips } from '../programme/filter-chips.tsx';
import { FilterGroup } from '../programme/filter-group.tsx';
import { ListBar } from '../programme/list-bar.tsx';
import { comingMonths, fromDay } from './months.ts';
import type { ProductionList } from './production-list.server.ts';
import { productionAddress, productionFilters } from './production-query.ts';
import css from './productions-filter.module.css';

/** What the list can be narrowed to, folded away, and what it is narrowed to. */
export function ProductionsFilter({ list }: { list: ProductionList }) {
  const { url, state, groups, count, today, locale } = list;
  const chips = chipsOf(list);
  return (
    <ListBar count={count === 1 ? m.detail_count_productions_one() : m.detail_count_productions({ count })}>
      <details className={css.panel}>
        <summary className={css.summary}>
          <FilterIcon />
          {m.detail_filter()}
        </summary>
        <div className={css.groups}>
          {groups.map(({ name, title, options }) => (
            <FilterGroup
              level={2}
              key={name}
              title={title}
              options={options.map(({ id, label }) => {
                const isActive = state.filter[name] === id;
                const { [name]: _, ...others } = state.filter;
                const filter = isActive ? others : { ...others, [name]: id };
                return { id: String(id), label, isActive, href: productionAddress(url, { filter, date: state.date }) };
              })}
            />
          ))}
          <FilterGroup
            level={2}
            title={m.detail_from_month()}
            options={comingMonths(today, locale).map(({ day, label }) => ({
              id: day,
              label,
              isActive: state.date === day,
              href: productionAddress(url, { filter: state.filter, date: state.date === day ? null : day }),
            }))}
          />
        </div>
      </details>
      <FilterChips
        label={m.detail_chosen()}
        chips={chips}
        reset={chips.length > 1 ? { text: m.detail_reset(), href: url } : null}
      />
    </ListBar>
  );
}

function chipsOf({ url, state, groups, locale }: ProductionList): FilterChip[] {
  const chosen = productionFilters.flatMap((name): FilterChip[] => {
    const { [name]: id, ...filter } = state.filter;
    if (id === undefined) return [];
    const option = groups.find((group) => group.name === name)?.options.find((each) => each.id === id);
    const text = option?.name ?? String(id);
    const href = productionAddress(url, { filter, date: state.date });
    return [{ id: name, text, remove: m.detail_remove_filter({ name: text }), href }];
  });
  if (!state.date) return chosen;
  const text = m.detail_from_day({ day: fromDay(state.date, locale) });
  const href = productionAddress(url, { filter: state.filter });
  return [{ id: 'date', text, remove: m.detail_remove_filter({ name: text }), href }, ...chosen];
}

import { useState } from 'react';
import { Form, Link, useSearchParams, useSubmit } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { FilterEnd } from '../filter-end.tsx';
import controls from '../office-controls.module.css';
import filterRow from '../office-filters.module.css';
import type { Filter } from './list-page.server.ts';
import { type ListQuery, states } from './list-query.ts';

type ListFiltersProps = {
  query: ListQuery;
  filters: Filter[];
  count: number;
  dated: boolean;
  type: string;
  locale: Locale;
};

/** So many stand in one row of a desk; the others open with a tick, but for those that count. */
const shownAtOnce = 3;

/** Search and filters as a form with an address; a choice applies at once where scripts run. */
export function ListFilters({ query, filters, count, dated, type, locale }: ListFiltersProps) {
  const submit = useSubmit();
  const [params] = useSearchParams();
  const isDatedList = dated || params.has('from') || query.from !== '';
  const choices = [...filters, stateFilter(query)];
  const [isOpen, setOpen] = useState(false);
  const isShown = ({ value }: Filter, at: number) => at < shownAtOnce || value !== '';
  const others = choices.filter((filter, at) => !isShown(filter, at));
  const hasMore = others.length > 0 || (isDatedList && query.until === '');
  return (
    <Form
      key={`${type}${params}`}
      className={`${controls.line} ${filterRow.filters}`}
      data-set={query.until !== '' || choices.some(({ value }) => value !== '') || undefined}
      role="search"
      aria-label={m.office_filters()}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) submit(currentTarget, { preventScrollReset: true });
      }}
    >
      <input
        type="search"
        name="q"
        aria-label={m.office_search()}
        placeholder={m.office_search_hint()}
        defaultValue={query.q}
      />
      <div className={filterRow.rest}>
        {isDatedList && <Day name="from" label={m.office_from()} value={query.from} />}
        {isDatedList && query.until !== '' && <Day name="until" label={m.office_until()} value={query.until} />}
        {choices.filter(isShown).map((filter) => (
          <Choice key={filter.name} filter={filter} />
        ))}
      </div>
      <label className={filterRow.toggle} data-more={hasMore || undefined}>
        <input
          type="checkbox"
          defaultChecked={isOpen}
          onChange={({ currentTarget }) => setOpen(currentTarget.checked)}
        />{' '}
        {m.office_filters_all()}
      </label>
      <div className={filterRow.more}>
        {isDatedList && query.until === '' && <Day name="until" label={m.office_until()} value="" />}
        {others.map((filter) => (
          <Choice key={filter.name} filter={filter} />
        ))}
      </div>
      <KeptParameters query={query} params={params} />
      <FilterEnd count={count} locale={locale}>
        {params.size > 0 && (
          <Link discover="none" to="?">
            {m.office_reset()}
          </Link>
        )}
      </FilterEnd>
    </Form>
  );
}

function Day({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label>
      {label} <input type="date" name={name} defaultValue={value} />
    </label>
  );
}

function Choice({ filter: { name, label, value, options } }: { filter: Filter }) {
  return (
    <select name={name} aria-label={label} defaultValue={value}>
      <option value="">{m.office_all({ name: label })}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** What was chosen elsewhere on the screen stays when a filter is applied. */
function KeptParameters({ query, params }: { query: ListQuery; params: URLSearchParams }) {
  return (
    <>
      {params.has('sort') && <input type="hidden" name="sort" value={query.sort} />}
      {params.has('dir') && <input type="hidden" name="dir" value={query.descending ? 'desc' : 'asc'} />}
      {query.bin && <input type="hidden" name="bin" value="1" />}
      {params.getAll('column').map((name) => (
        <input key={name} type="hidden" name="column" value={name} />
      ))}
    </>
  );
}

function stateFilter({ state }: ListQuery): Filter {
  const options = states.map((value) => ({ value, label: stateName(value) }));
  return { name: 'state', label: m.office_state(), value: state, options };
}

function stateName(state: (typeof states)[number]): string {
  return {
    'de:online': m.office_state_de_online,
    'de:offline': m.office_state_de_offline,
    'en:online': m.office_state_en_online,
    'en:offline': m.office_state_en_offline,
  }[state]();
}

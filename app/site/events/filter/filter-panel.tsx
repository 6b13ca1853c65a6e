import { listAddress, toggled } from '#app/features/programme/list-address.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { FilterGroup } from '#app/site/programme/filter-group.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Overview } from '../overview.server.ts';
import css from './filter-panel.module.css';

/** All options by group. Each is a link to the list with it, or without it when it is chosen already. */
export function FilterPanel({ overview, onDone }: { overview: Overview; onDone(): void }) {
  const { groups, state, count } = overview;
  const isChosen = Object.keys(state.filter).length > 0;
  return (
    <>
      {groups.map(({ name, title, options }) => (
        <FilterGroup
          key={title}
          title={title}
          level={3}
          options={options.map(({ id, slug, label }) => {
            const chosen = state.filter[name];
            const isActive = chosen === id || chosen === slug;
            return { id: String(id), label, isActive, href: toggled(overview, name, isActive ? (chosen ?? id) : id) };
          })}
        />
      ))}
      <div className={css.foot}>
        {isChosen && (
          <a className={css.reset} href={listAddress(overview, { filter: {} })}>
            {m.programme_reset()}
          </a>
        )}
        <form method="dialog">
          <Button type="submit" className={css.done ?? ''} onClick={onDone}>
            {m.programme_show_count({ count })}
          </Button>
        </form>
      </div>
    </>
  );
}

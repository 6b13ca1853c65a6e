import { memo, type ReactNode, useEffect, useState } from 'react';
import { filterNames } from '#app/collections/event/query.ts';
import { listAddress } from '#app/features/programme/list-address.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { type FilterChip, FilterChips } from '#app/site/programme/filter-chips.tsx';
import { ListBar } from '#app/site/programme/list-bar.tsx';
import { CalendarIcon, FilterIcon } from '#app/ui/icons.tsx';
import { CalendarPanel } from '../calendar/calendar-panel.tsx';
import { chosenDay, chosenName } from '../chosen.ts';
import type { Overview } from '../overview.server.ts';
import css from './filter-bar.module.css';
import { FilterPanel } from './filter-panel.tsx';
import { SidePanel } from './side-panel.tsx';

type Panel = 'calendar' | 'filter';

type FilterBarProps = { overview: Overview; count: string };

/** The two buttons, what is chosen, and how much that finds. All filters are in it: pages that come render none again. */
export const FilterBar = memo(Bar);

function Bar({ overview, count }: FilterBarProps) {
  const [open, setOpen] = useState<Panel | null>(null);
  const chips = chipsOf(overview);
  const isDated = overview.date !== overview.today;
  const canReset = chips.length > 1 || (chips.length === 1 && isDated);
  const close = () => setOpen(null);
  return (
    <ListBar count={count}>
      <div className={css.buttons}>
        <PanelButton panel="calendar" onOpen={setOpen}>
          <CalendarIcon />
          {m.programme_calendar()}
        </PanelButton>
        <PanelButton panel="filter" onOpen={setOpen}>
          <FilterIcon />
          {m.programme_filter()}
        </PanelButton>
      </div>
      <FilterChips
        label={m.programme_chosen()}
        chips={chips}
        reset={canReset ? { text: m.programme_reset(), href: overview.url } : null}
      />
      <SidePanel id="calendar" title={m.programme_calendar()} isOpen={open === 'calendar'} onClose={close}>
        <CalendarPanel overview={overview} onChosen={close} />
      </SidePanel>
      <SidePanel id="filter" title={m.programme_filter()} isOpen={open === 'filter'} onClose={close}>
        <FilterPanel overview={overview} onDone={close} />
      </SidePanel>
    </ListBar>
  );
}

type PanelButtonProps = { panel: Panel; onOpen(panel: Panel): void; children: ReactNode };

/** Opens its panel before there is JavaScript too, where the browser knows commands (HTML, invoker commands). */
function PanelButton({ panel, onOpen, children }: PanelButtonProps) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <button
      type="button"
      className={css.button}
      aria-haspopup="dialog"
      onClick={() => onOpen(panel)}
      {...(isAlive ? {} : { command: 'show-modal', commandfor: panel })}
    >
      {children}
    </button>
  );
}

function chipsOf(overview: Overview): FilterChip[] {
  const { state, date, today } = overview;
  const chosen = filterNames.flatMap((name): FilterChip[] => {
    const { [name]: value, ...others } = state.filter;
    if (value === undefined) return [];
    const text = chosenName(overview, name);
    const href = listAddress(overview, { filter: others });
    return [{ id: name, text, remove: m.programme_remove_filter({ name: text }), href }];
  });
  if (date === today) return chosen;
  const text = m.programme_from_day({ day: chosenDay(overview) });
  const href = listAddress(overview, { date: null });
  return [{ id: 'date', text, remove: m.programme_remove_filter({ name: text }), href }, ...chosen];
}

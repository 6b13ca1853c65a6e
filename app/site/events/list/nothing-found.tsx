import { filterNames } from '#app/collections/event/query.ts';
import { listAddress } from '#app/features/programme/list-address.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { EmptyState } from '#app/site/programme/empty-state.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { chosenDay, chosenName } from '../chosen.ts';
import type { Overview } from '../overview.server.ts';
import { formatCount } from './format-count.ts';

/** Nothing found: what to do, the way back, and what one filter less would find. */
export function NothingFound({ overview }: { overview: Overview }) {
  const isFiltered = filterNames.some((name) => overview.state.filter[name] !== undefined);
  const isChosen = isFiltered || overview.date !== overview.today;
  const reset = listAddress(overview, { filter: {}, date: null });
  return (
    <EmptyState
      title={m.programme_slack()}
      action={<ButtonLink to={{ href: reset, external: false }}>{m.programme_reset()}</ButtonLink>}
      nearbyTitle={m.programme_nearby()}
      nearby={nearbyOf(overview)}
    >
      <p>{isChosen ? `${m.programme_none()} ${m.programme_none_hint()}` : m.programme_none_at_all()}</p>
    </EmptyState>
  );
}

function nearbyOf(overview: Overview) {
  return overview.nearby.map(({ without, count }) => {
    const { [without]: _, ...filter } = { ...overview.state.filter, date: undefined };
    const isDay = without === 'date';
    return {
      text: isDay
        ? m.programme_nearby_today({ day: chosenDay(overview) })
        : m.programme_nearby_without({ name: chosenName(overview, without) }),
      href: listAddress(overview, isDay ? { date: null } : { filter }),
      found: formatCount(count),
    };
  });
}

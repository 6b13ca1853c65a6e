import { filterNames } from '#app/collections/event/query.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Slack } from '../programme/slack.tsx';
import { listAddress } from './list-address.ts';
import type { Overview } from './overview.server.ts';

/** Nothing found: the words of the specification, and the way back to a list with something in it. */
export function NothingFound({ overview }: { overview: Overview }) {
  const isFiltered = filterNames.some((name) => overview.state.filter[name] !== undefined);
  const title = isFiltered ? m.programme_none() : m.programme_none_at_all();
  return (
    <Slack
      title={title}
      reset={{ text: m.programme_reset(), href: listAddress(overview, { filter: {}, date: null }) }}
      nearbyTitle=""
      nearby={[]}
    >
      {isFiltered && <p>{m.programme_none_hint()}</p>}
    </Slack>
  );
}

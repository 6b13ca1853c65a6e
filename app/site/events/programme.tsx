import { Fragment } from 'react';
import { listAddress } from '#app/features/programme/list-address.ts';
import { dayGroups } from '#app/features/programme/timetable/day-groups.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { comesByItself } from '#app/site/list/comes-by-itself.ts';
import { LoadMore } from '#app/site/list/load-more.tsx';
import { Paging } from '#app/site/list/paging.tsx';
import { useGradually } from '#app/site/list/use-gradually.ts';
import { FilterBar } from './filter/filter-bar.tsx';
import { EventDay } from './list/event-day.tsx';
import { formatCount } from './list/format-count.ts';
import { NothingFound } from './list/nothing-found.tsx';
import { TeaserBand } from './list/teaser-band.tsx';
import { useDates } from './list/use-dates.ts';
import type { Overview } from './overview.server.ts';
import css from './programme.module.css';

type ProgrammeProps = {
  overview: Overview;
  /** Where the list does not scroll with the window. */
  scrollToTop?: () => void;
};

/** Everything below the title: what is chosen, then day after day. */
export function Programme({ overview, scrollToTop }: ProgrammeProps) {
  const { shown, isLoading, hasFailed, isChanging, loadMore } = useDates(overview, scrollToTop);
  const rows = shown.flatMap((page) => page.rows);
  const { count: rendered, atOnce } = useGradually(rows.length, listAddress(overview, {}));
  const groups = dayGroups([rows.slice(0, rendered)], overview.teasers);
  const later = new Set(rows.slice(atOnce));
  const last = shown.at(-1) ?? overview;
  const count = formatCount(overview.count);
  return (
    <div className={css.programme} aria-busy={isChanging}>
      <FilterBar overview={overview} count={count} />
      {overview.count === 0 && <NothingFound overview={overview} />}
      <div className={css.days} data-style={overview.listStyle}>
        {groups.map(({ date_start, events, teasers }) => (
          <Fragment key={date_start}>
            {events.length > 0 && (
              <EventDay
                day={date_start}
                rows={events}
                today={overview.today}
                locale={overview.locale}
                isLater={events.every((row) => later.has(row))}
              />
            )}
            {teasers.map((teaser) => (
              <TeaserBand key={teaser.number} teaser={teaser} />
            ))}
          </Fragment>
        ))}
      </div>
      {overview.page === 1 && last.page < last.pages && (
        <LoadMore
          href={listAddress(overview, { page: last.page + 1 })}
          onMore={loadMore}
          isLoading={isLoading || rendered < rows.length}
          hasFailed={hasFailed}
          isAutomatic={comesByItself(last.page, overview.automaticPages)}
          labels={{
            more: m.programme_more(),
            loading: m.programme_loading(),
            failed: m.programme_load_failed(),
            shown: m.programme_shown({ shown: rows.length, count: overview.count }),
          }}
        />
      )}
      {overview.page > 1 && <ProgrammePaging overview={overview} />}
    </div>
  );
}

function ProgrammePaging({ overview }: { overview: Overview }) {
  return (
    <Paging
      page={overview.page}
      pages={overview.pages}
      addressOf={(page) => listAddress(overview, { page })}
      labels={{
        label: m.programme_paging(),
        previous: m.programme_previous_page(),
        here: m.programme_page_of({ page: overview.page, pages: overview.pages }),
        next: m.programme_next_page(),
      }}
    />
  );
}

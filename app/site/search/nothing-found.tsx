import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { EmptyState } from '../programme/empty-state.tsx';
import { SearchForm } from './search-form.tsx';
import css from './search-route.module.css';

type NothingFoundProps = {
  locale: Locale;
  q: string;
  /** The parts of the venue that always hold something. */
  elsewhere: readonly { text: string; href: string; found: string }[];
};

/** Nobody wrote these words here: the slack line, another try, and where to go instead. */
export function NothingFound({ locale, q, elsewhere }: NothingFoundProps) {
  return (
    <div className={css.wide}>
      <EmptyState
        title={m.shell_search_none()}
        action={<SearchForm action={urls.search(locale)} q={q} />}
        nearbyTitle={m.programme_nearby_always()}
        nearby={elsewhere}
      >
        <p>{m.shell_search_none_hint()}</p>
      </EmptyState>
    </div>
  );
}

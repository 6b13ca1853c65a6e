import type { SearchResult } from '#app/features/search/search.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import css from './search-route.module.css';
import { SearchRow } from './search-row.tsx';

/** What the venue itself puts first for these words, marked as such. */
export function Promoted({ results }: { results: readonly SearchResult[] }) {
  return (
    <ul className={`${css.rows} ${css.promoted}`} aria-label={m.shell_search_promoted()}>
      {results.map((result) => (
        <SearchRow key={result.id} result={result} mark={m.shell_search_promoted()} />
      ))}
    </ul>
  );
}

import type { SearchResult } from '#app/features/search/search.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { MoreLink } from '#app/ui/more-link.tsx';
import { tension } from '#app/ui/tension.ts';
import { countOfKind } from './count-of-kind.ts';
import { FoundDates } from './found-dates.tsx';
import css from './search-route.module.css';
import { SearchRow } from './search-row.tsx';

type Group = { name: string; count: number; url: string; results: readonly SearchResult[] };

/** The results of one kind; among others with its title and the way to the rest of it. */
export function SearchGroup({ group: { name, count, url, results }, hasTitle }: { group: Group; hasTitle: boolean }) {
  const rest = hasTitle && count > results.length;
  return (
    <>
      <h2 className={hasTitle ? `tense ${css.group}` : 'visually-hidden'} style={hasTitle ? tension(name) : undefined}>
        {name}
      </h2>
      {results.some(({ date }) => date) ? (
        <FoundDates results={results} />
      ) : (
        <ul className={css.rows}>
          {results.map((result) => (
            <SearchRow key={result.id} result={result} />
          ))}
        </ul>
      )}
      {rest && (
        <MoreLink
          to={{ href: url, external: false }}
          text={m.shell_search_more({ count: countOfKind(count), category: name })}
        />
      )}
    </>
  );
}

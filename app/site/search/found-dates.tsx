import type { EventRow } from '#app/features/programme/timetable/row.ts';
import { Timetable } from '#app/features/programme/timetable/timetable.tsx';
import type { SearchResult } from '#app/features/search/search.server.ts';
import { Marked } from './marked.tsx';
import css from './search-route.module.css';

/** Dates that were found, as rows of the timetable with the hits marked. */
export function FoundDates({ results }: { results: readonly SearchResult[] }) {
  const entries = results.flatMap(({ date }) => date ?? []);
  const wordsOf = ({ id, isOff, subtitle }: EventRow) => {
    const at = results.findIndex(({ date }) => date?.id === id);
    const { title = [], excerpt = [] } = results[at] ?? {};
    // Dates of one event share their words: they are said once. Why one is off is said always.
    const again = excerpt.length === 0 || label(results[at]) === label(results[at - 1]);
    return {
      title: <Marked parts={title} />,
      subtitle: isOff ? subtitle : again ? '' : <Marked parts={excerpt} />,
    };
  };
  return (
    <div className={css.wide}>
      <Timetable entries={entries} wordsOf={wordsOf} />
    </div>
  );
}

function label(result: SearchResult | undefined): string | undefined {
  return result && JSON.stringify([result.title, result.excerpt]);
}

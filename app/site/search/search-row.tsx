import { EventStatus } from '#app/collections/event/event-status.tsx';
import type { Part } from '#app/collections/page/marked-parts.ts';
import type { SearchResult } from '#app/collections/search.server.ts';
import { tension } from '#app/ui/tension.ts';
import css from './search-route.module.css';

/** Where it stands, or when it takes place; its name; the words that were found. */
export function SearchRow({ result: { url, title, excerpt, path, date } }: { result: SearchResult }) {
  return (
    <li className={css.row}>
      <p className={css.path}>{date ? date.when : path}</p>
      <div>
        <h3 className={`tense-row ${css.name}`} style={tension(title.map(({ text }) => text).join(''))}>
          <a href={url}>
            <Marked parts={title} />
          </a>
        </h3>
        {date?.state && (
          <p className={css.state}>
            <EventStatus {...date.state} />
          </p>
        )}
        {excerpt.length > 0 && (
          <p className={css.excerpt}>
            <Marked parts={excerpt} />
          </p>
        )}
      </div>
    </li>
  );
}

function Marked({ parts }: { parts: readonly Part[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
  return parts.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text));
}

import { EventStatus } from '#app/collections/event/event-status.tsx';
import type { Part } from '#app/collections/page/marked-parts.ts';
import type { SearchResult } from '#app/collections/search.server.ts';
import { Picture } from '#app/ui/picture.tsx';
import { tension } from '#app/ui/tension.ts';
import css from './search-route.module.css';

type SearchRowProps = {
  result: SearchResult;
  /** The row above says the same of another date. */
  again: boolean;
};

/** Its picture, where it stands, or when it takes place; its name; the words that were found. */
export function SearchRow({ result: { url, title, excerpt, path, image, date }, again }: SearchRowProps) {
  const place = date?.when || path;
  return (
    <li className={css.row}>
      {image && <Picture image={image} ratio="1" sizes="7.5rem" silent className={css.square} />}
      {place && (
        <p className={css.path} data-when={date !== null || undefined}>
          {place}
        </p>
      )}
      <div className={css.words}>
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
        {excerpt.length > 0 && !again && (
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

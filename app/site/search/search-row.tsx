import type { SearchResult } from '#app/features/search/search.server.ts';
import { Picture } from '#app/ui/picture.tsx';
import { tension } from '#app/ui/tension.ts';
import { Marked } from './marked.tsx';
import css from './search-route.module.css';

type SearchRowProps = {
  result: SearchResult;
  /** Said beside it instead of where it stands. */
  mark?: string;
};

/** Its picture, where it stands, its name, and the words that were found. */
export function SearchRow({ result, mark }: SearchRowProps) {
  const { url, title, excerpt, image } = result;
  const path = mark ?? result.path;
  return (
    <li className={css.row}>
      {image && <Picture image={image} ratio="1" sizes="7.5rem" silent className={css.square} />}
      {path && <p className={css.path}>{path}</p>}
      <div className={css.words}>
        <h3 className={`tense-row ${css.name}`} style={tension(title.map(({ text }) => text).join(''))}>
          <a href={url}>
            <Marked parts={title} />
          </a>
        </h3>
        {excerpt.length > 0 && (
          <p className={css.excerpt}>
            <Marked parts={excerpt} />
          </p>
        )}
      </div>
    </li>
  );
}

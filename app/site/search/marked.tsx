import type { Part } from '#app/features/search/marked-parts.ts';
import css from './search-route.module.css';

/** A text with the words that were found in it underlined. */
export function Marked({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <mark key={index} className={css.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

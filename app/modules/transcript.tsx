import { m } from '#app/i18n/paraglide/messages.js';
import { isRendered, type Mark } from '#app/ui/marks.ts';
import { RichText } from '#app/ui/rich-text.tsx';
import css from './transcript.module.css';

/** What is said, for those who read instead of listen. */
export function Transcript({ html, mark }: { html: string; mark: Mark }) {
  if (!isRendered(html, mark)) return null;
  const words = <RichText html={html} mark={mark} className={css.words} />;
  // One that is still to be written takes no room: visitors do not see it either.
  if (!html) return words;
  return (
    <details className={css.transcript}>
      <summary className={css.summary}>{m.module_transcript()}</summary>
      {words}
    </details>
  );
}

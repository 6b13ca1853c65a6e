import { lettersOf, tension } from '#app/ui/tension.ts';
import css from './page-title.module.css';

/** The page's own title, for pages that do not open with a hero. */
export function PageTitle({ text }: { text: string }) {
  return (
    <header className={css.head}>
      <h1
        className={`tense ${css.title}`}
        style={tension(text)}
        data-long={lettersOf(text) > 28 || undefined}
        data-word={isOneWord(text) || undefined}
      >
        {text}
      </h1>
    </header>
  );
}

/** One word of at most twelve letters may be as large as an exhibition (docs/behaviour/design.md#type). */
function isOneWord(text: string): boolean {
  return lettersOf(text) <= 12 && !/\s/.test(text);
}

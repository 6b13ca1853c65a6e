import { tension } from '#app/ui/tension.ts';
import css from './page-title.module.css';

/** The page's own title, for pages that do not open with a hero. */
export function PageTitle({ text }: { text: string }) {
  return (
    <header className={css.head}>
      <h1 className={`tense ${css.title}`} style={tension(text)} data-long={text.length > 28 || undefined}>
        {text}
      </h1>
    </header>
  );
}

import type { ReactNode } from 'react';
import { lettersOf, tension } from '#app/ui/tension.ts';
import css from './detail-title.module.css';

/** A title of two lines of display would fill the window: longer ones are set a grade smaller. */
const longestOfDisplay = 60;

type DetailTitleProps = { preline: ReactNode; title: string; subtitle: string };

/** What it is, its title under tension, and a line below it. */
export function DetailTitle({ preline, title, subtitle }: DetailTitleProps) {
  return (
    <>
      {preline && <p className={css.preline}>{preline}</p>}
      <TitleLine title={title} longest={longestOfDisplay} />
      {subtitle && <p className={css.subtitle}>{subtitle}</p>}
    </>
  );
}

/** The title alone; `longest` is the number of letters that are still set in display. */
export function TitleLine({ title, longest }: { title: string; longest: number }) {
  return (
    <h1 className={`tense ${css.title}`} style={tension(title)} data-long={lettersOf(title) > longest || undefined}>
      {title}
    </h1>
  );
}

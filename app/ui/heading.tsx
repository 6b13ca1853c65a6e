import css from './heading.module.css';
import { isRendered, type Mark } from './marks.ts';
import { tension } from './tension.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingGrade = 'opener' | 'display' | 'h1' | 'h2' | 'h3' | 'row' | 'h4' | 'small';

type HeadingProps = {
  level: HeadingLevel;
  grade: HeadingGrade;
  /** HTML of a line field: escaped text and wanted breaks. */
  line: { html: string; text: string };
  mark?: Mark;
  className?: string;
  /** Leads where the teaser leads; the whole title is the link. */
  href?: string;
};

/** A title under tension: its width follows from its length. React leaves the words to the editor. */
export function Heading({ level, grade, line, mark = {}, className = '', href }: HeadingProps) {
  if (!isRendered(line.text, mark)) return null;
  const Element = `h${level}` as const;
  const tense = grade === 'row' || grade === 'h4' ? 'tense-row' : 'tense';
  const look = { className: `${tense} ${css[grade]} ${className}`.trim(), style: tension(line.text) };
  const words = { dangerouslySetInnerHTML: { __html: line.html } };
  if (!href) return <Element {...look} {...mark} {...words} />;
  return (
    <Element {...look}>
      <a className={css.link} href={href} {...mark} {...words} />
    </Element>
  );
}

import type { ReactNode } from 'react';
import heading from '#app/ui/heading.module.css';
import css from './detail-facts.module.css';

/** When, where, how much: one strong line, what explains it, and a small remark. */
export type DetailFact = { id: string; title: string; text: string; note: string; href: string | null };

type DetailFactsProps = {
  facts: readonly DetailFact[];
  /** State and buttons, in the last column. */
  children?: ReactNode;
};

/** What people ask stands above the text: when, where, how much, can I get in. */
export function DetailFacts({ facts, children }: DetailFactsProps) {
  return (
    <div className={css.facts}>
      {facts.map(({ id, title, text, note, href }) => (
        <p key={id} className={css.fact}>
          <strong className={`${heading.h4} ${css.title}`}>{href ? <a href={href}>{title}</a> : title}</strong>
          {text && <span className={css.text}>{text}</span>}
          {note && <span className={css.note}>{note}</span>}
        </p>
      ))}
      {children && <div className={css.action}>{children}</div>}
    </div>
  );
}

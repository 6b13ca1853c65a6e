import { type ReactNode, useId } from 'react';
import { tension } from '#app/ui/tension.ts';
import css from './part.module.css';

type PartProps = { title: string; id?: string; children: ReactNode; className?: string };

/** A part of a detail page: its head, and what it says. `id` is where links and the sticky bar jump to. */
export function Part({ title, id, children, className = '' }: PartProps) {
  // An id begins with a letter; React's own does not.
  const heading = `part${useId()}`;
  return (
    <section id={id} className={`${css.part} ${className}`.trim()} aria-labelledby={heading}>
      <h2 id={heading} className={`tense ${css.title}`} style={tension(title)}>
        {title}
      </h2>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { PlainText } from '#app/ui/plain-text.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import css from './about.module.css';

type AboutProps = { id?: string; lead: string; html: string; beside: ReactNode };

/** What it is about in eight columns, and in four beside it what one asks before one goes. */
export function About({ id, lead, html, beside }: AboutProps) {
  return (
    <div id={id} className={css.about}>
      <div>
        <PlainText text={lead} className={css.lead} />
        <RichText html={html} />
      </div>
      {beside}
    </div>
  );
}

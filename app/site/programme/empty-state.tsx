import type { ReactNode } from 'react';
import { tension } from '#app/ui/tension.ts';
import css from './empty-state.module.css';

/** A way out of an empty list: the same search without one of its filters, and how much that finds. */
type NearbyList = { text: string; href: string; found: string };

type SlackProps = {
  title: string;
  children: ReactNode;
  /** What to do about it: a button, a form. */
  action: ReactNode;
  nearbyTitle: string;
  nearby: readonly NearbyList[];
};

/** An empty list: the line hangs through. What to do next stands beside it. */
export function EmptyState({ title, children, action, nearbyTitle, nearby }: SlackProps) {
  return (
    <section className={css.empty}>
      <svg className={css.line} viewBox="0 0 1440 180" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-10 8C360 222 1080 222 1450 8" />
      </svg>
      <div className={css.words}>
        <div className={css.answer}>
          <h2 className={`tense ${css.title}`} style={tension(title)}>
            {title}
          </h2>
          <div className={css.lead}>{children}</div>
          <div className={css.action}>{action}</div>
        </div>
        {nearby.length > 0 && <Nearby title={nearbyTitle} lists={nearby} />}
      </div>
    </section>
  );
}

function Nearby({ title, lists }: { title: string; lists: readonly NearbyList[] }) {
  return (
    <div className={css.nearby}>
      <h3 className={css.head}>{title}</h3>
      <ul className={css.ways}>
        {lists.map(({ text, href, found }) => (
          <li key={href} className={css.way}>
            <a href={href}>{text}</a>
            <span>{found}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';

type DashboardCardProps = {
  title: string;
  /** What is said instead where there is nothing. */
  none: string | false;
  /** Where all of it is. */
  link?: { url: string; title: string } | null;
  /** What the tour of the first day calls it. */
  tour?: string;
  children: ReactNode;
};

/** One question of the morning and its answer. */
export function DashboardCard({ title, none, link = null, tour, children }: DashboardCardProps) {
  const id = useId();
  return (
    <section className={panels.card} aria-labelledby={id} data-tour={tour}>
      <h2 id={id}>{title}</h2>
      {none ? <p className={controls.muted}>{none}</p> : children}
      {link && (
        <Link discover="none" to={link.url}>
          {link.title}
        </Link>
      )}
    </section>
  );
}

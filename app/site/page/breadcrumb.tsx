import { m } from '#app/i18n/paraglide/messages.js';
import { BackButton } from './back-button.tsx';
import css from './breadcrumb.module.css';

export type Crumb = { url: string | null; title: string };

/** The way from the home page down to this one. */
export function Breadcrumb({ home, crumbs }: { home: string; crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav className={css.breadcrumb} aria-label={m.shell_breadcrumb()}>
      <ol className={css.steps}>
        {[{ url: home, title: m.shell_home() }, ...crumbs].map((crumb, index) => (
          <li key={crumb.url ?? crumb.title}>
            <Step crumb={crumb} isLast={index === crumbs.length} />
          </li>
        ))}
      </ol>
      <BackButton className={css.back} />
    </nav>
  );
}

function Step({ crumb, isLast }: { crumb: Crumb; isLast: boolean }) {
  if (isLast) return <span aria-current="page">{crumb.title}</span>;
  return crumb.url ? <a href={crumb.url}>{crumb.title}</a> : crumb.title;
}

import type { Tab } from '#app/collections/page/public/navigation.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import css from './tabs.module.css';

/** The pages of a section side by side; the line marks the one being read. */
export function Tabs({ tabs, here }: { tabs: readonly Tab[]; here: string }) {
  if (tabs.length === 0) return null;
  return (
    <nav className={css.tabs} aria-label={m.shell_section_nav({ name: tabs[0]?.title ?? '' })}>
      <ul className={css.list}>
        {tabs.map(({ url, title }) => (
          <li key={url}>
            <a href={url} aria-current={url === here ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { NavigationItem } from '#app/collections/page/public/navigation.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import css from './pages.module.css';

type Menu = { locale: Locale; items: readonly NavigationItem[] };

/** The menu of each language as visitors have it at this moment. */
export function MenuPreview({ menus }: { menus: readonly Menu[] }) {
  return (
    <aside className={panels.card} aria-labelledby="menu-now">
      <h2 id="menu-now">{m.pages_menu_now()}</h2>
      <p className={controls.muted}>{m.pages_menu_now_hint()}</p>
      <div className={css.menus}>
        {menus.map(({ locale, items }) => (
          <section key={locale} aria-label={m[`office_language_${locale}`]()}>
            <h3>{m[`office_language_${locale}`]()}</h3>
            {items.length === 0 ? (
              <p className={controls.muted}>{m.pages_menu_empty()}</p>
            ) : (
              <Items items={items} locale={locale} />
            )}
          </section>
        ))}
      </div>
    </aside>
  );
}

function Items({ items, locale }: { items: readonly NavigationItem[]; locale: Locale }) {
  return (
    <ul className={css.menu} lang={locale}>
      {items.map(({ url, menu_name, children }) => (
        <li key={`${url} ${menu_name}`}>
          {menu_name}
          {children.length > 0 && <Items items={children} locale={locale} />}
        </li>
      ))}
    </ul>
  );
}

import { useState } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { SearchIcon } from '#app/ui/icons.tsx';
import { useOnDemand } from '../use-on-demand.ts';
import css from './search-toggle.module.css';

/**
 * The first press brings the field and goes into it; the second searches, if there is anything to search for. The field is
 * loaded with the first press, and its chunk with the first approach. Without JavaScript the sign leads to the search page.
 */
export function SearchToggle({ action, locale }: { action: string; locale: Locale }) {
  const { Part: Field, ask } = useOnDemand(load);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    ask(() => location.assign(action));
  };
  return (
    <div className={css.search}>
      <button
        type="button"
        className={css.icon}
        aria-label={m.shell_search_open()}
        aria-expanded={isOpen && Field !== null}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={open}
      >
        <SearchIcon />
      </button>
      <a className={css.plain} href={action} aria-label={m.shell_search_label()}>
        <SearchIcon />
      </a>
      {isOpen && Field && <Field action={action} locale={locale} onClose={() => setOpen(false)} />}
    </div>
  );
}

function load() {
  return import('#app/site/search/search-field.tsx').then((field) => field.SearchField);
}

import { type ComponentType, useState } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { SearchFieldProps } from '#app/site/search/search-field.tsx';
import { SearchIcon } from '#app/ui/icons.tsx';
import css from './search-toggle.module.css';

/**
 * The first press brings the field and goes into it; the second searches, if there is anything to search for. The field is
 * loaded with the first press, and its chunk with the first approach. Without JavaScript the sign leads to the search page.
 */
export function SearchToggle({ action, locale }: { action: string; locale: Locale }) {
  const [Field, setField] = useState<ComponentType<SearchFieldProps> | null>(null);
  const open = () =>
    void load().then(
      (SearchField) => setField(() => SearchField),
      () => location.assign(action),
    );
  return (
    <div className={css.search}>
      <button
        type="button"
        className={css.icon}
        aria-label={m.shell_search_open()}
        aria-expanded={Field !== null}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={open}
      >
        <SearchIcon />
      </button>
      <a className={css.plain} href={action} aria-label={m.shell_search_label()}>
        <SearchIcon />
      </a>
      {Field && <Field action={action} locale={locale} onClose={() => setField(null)} />}
    </div>
  );
}

function load() {
  return import('#app/site/search/search-field.tsx').then(({ SearchField }) => SearchField);
}

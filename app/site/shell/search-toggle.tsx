import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { SearchIcon } from '#app/ui/icons.tsx';
import css from './search-toggle.module.css';
import { useDismiss } from './use-dismiss.ts';

/**
 * The first press opens the field and goes into it; the second searches, if there is anything to search for.
 * Without JavaScript the same sign leads to the search page.
 */
export function SearchToggle({ action }: { action: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(root, close);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  return (
    <div ref={root} className={css.search}>
      <button
        type="button"
        className={css.icon}
        aria-label={m.shell_search_open()}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <SearchIcon />
      </button>
      <a className={css.plain} href={action} aria-label={m.shell_search_label()}>
        <SearchIcon />
      </a>
      {isOpen && (
        <search className={css.panel}>
          <form className={css.form} action={action} onSubmit={(event) => submitFilled(event, close)}>
            <SearchIcon />
            <input ref={input} className={css.input} type="search" name="q" aria-label={m.shell_search_label()} />
            <button type="submit" className={css.submit}>
              {m.shell_search_submit()}
            </button>
          </form>
        </search>
      )}
    </div>
  );
}

function submitFilled(event: FormEvent<HTMLFormElement>, close: () => void): void {
  const words = new FormData(event.currentTarget).get('q');
  if (typeof words !== 'string' || words.trim() === '') event.preventDefault();
  else setTimeout(close);
}

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { SearchIcon } from '#app/ui/icons.tsx';
import { emphasized } from './emphasized.ts';
import css from './search-field.module.css';
import { useSuggestions } from './use-suggestions.ts';

export type SearchFieldProps = { action: string; locale: Locale; onClose: () => void };

const blurDelay = 200;
const listId = 'search-suggestions';
const optionId = (index: number) => `${listId}-${index}`;

/** The field over the header with its suggestions, after the WAI-ARIA pattern of a combobox with a list. */
export function SearchField({ action, locale, onClose }: SearchFieldProps) {
  const navigate = useNavigate();
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [isListWanted, setIsListWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isListWanted ? words : '', locale);
  const isListOpen = isListWanted && suggestions.length > 0;
  const closeList = () => {
    setIsListWanted(false);
    setActive(-1);
  };
  const close = () => {
    const toggle = root.current?.parentElement?.querySelector('button');
    onClose();
    // Out of sight while the field is open.
    requestAnimationFrame(() => toggle?.focus());
  };
  useEffect(() => input.current?.focus(), []);
  useLeaving(root, { onOutside: onClose, onScroll: closeList });
  const search = (text: string) => {
    if (text.trim() === '') return;
    onClose();
    void navigate(`${action}?q=${encodeURIComponent(text.trim())}`, { viewTransition: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && isListOpen) {
      event.preventDefault();
      // From the field itself (-1) down to the last one and round again.
      setActive((before) => ((before + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
    } else if (step) setIsListWanted(true);
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (isListOpen) closeList();
      else close();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(suggestions[active] ?? words);
  };
  return (
    <search ref={root} className={css.panel}>
      <form className={css.form} action={action} onSubmit={submit}>
        <SearchIcon />
        <input
          ref={input}
          className={css.input}
          type="search"
          name="q"
          role="combobox"
          aria-label={m.shell_search_label()}
          aria-autocomplete="list"
          aria-expanded={isListOpen}
          aria-controls={listId}
          aria-activedescendant={isListOpen && active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setIsListWanted(event.target.value.trim() !== '');
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setTimeout(closeList, blurDelay)}
        />
        <button type="submit" className={css.submit}>
          {m.shell_search_submit()}
        </button>
      </form>
      <div id={listId} className={css.list} role="listbox" aria-label={m.shell_search_clear()} hidden={!isListOpen}>
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the field and chooses with Enter
          <div
            key={suggestion}
            id={optionId(index)}
            className={css.option}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            ref={index === active ? keepInView : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => search(suggestion)}
          >
            {emphasized(suggestion, words).map(({ text, isHit, at }) => (isHit ? <b key={at}>{text}</b> : text))}
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {isListOpen && m.shell_search_hits({ count: suggestions.length })}
      </p>
    </search>
  );
}

function keepInView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

type Leaving = { onOutside: () => void; onScroll: () => void };

/** A click elsewhere closes the field, scrolling the page its list. */
function useLeaving(root: { current: HTMLElement | null }, { onOutside, onScroll }: Leaving): void {
  const latest = useRef({ onOutside, onScroll });
  latest.current = { onOutside, onScroll };
  useEffect(() => {
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Node && target.isConnected && !root.current?.parentElement?.contains(target))
        latest.current.onOutside();
    };
    const scroll = () => latest.current.onScroll();
    document.addEventListener('click', click);
    window.addEventListener('scroll', scroll, { passive: true });
    return () => {
      document.removeEventListener('click', click);
      window.removeEventListener('scroll', scroll);
    };
  }, [root]);
}

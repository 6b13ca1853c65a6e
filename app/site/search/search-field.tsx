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
  const list = useSuggestionList(locale);
  const { typed, suggestions, active } = list;
  const close = () => {
    const toggle = root.current?.parentElement?.querySelector('button');
    onClose();
    // Out of sight while the field is open.
    requestAnimationFrame(() => toggle?.focus());
  };
  useEffect(() => input.current?.focus(), []);
  useLeaving(root, { onOutside: onClose, onScroll: list.close });
  const search = (text: string) => {
    if (text.trim() === '') return;
    onClose();
    void navigate(`${action}?q=${encodeURIComponent(text.trim())}`, { viewTransition: true });
  };
  return (
    <search ref={root} className={css.panel}>
      <form className={css.form} action={action} onSubmit={atOnce(() => search(suggestions[active] ?? typed))}>
        <SearchIcon />
        <input
          ref={input}
          className={css.input}
          type="search"
          name="q"
          role="combobox"
          aria-label={m.shell_search_label()}
          aria-autocomplete="list"
          aria-expanded={list.isOpen}
          aria-controls={listId}
          aria-activedescendant={list.isOpen && active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={typed}
          onChange={({ target }) => list.type(target.value)}
          onKeyDown={(event) => onListKey(event, list, close)}
          onBlur={() => setTimeout(list.close, blurDelay)}
        />
        <button type="submit" className={css.submit}>
          {m.shell_search_submit()}
        </button>
      </form>
      <Suggestions {...list} onChoose={search} />
      <p className="visually-hidden" role="status">
        {list.isOpen && m.shell_search_hits({ count: suggestions.length })}
      </p>
    </search>
  );
}

/** What is typed, what it may become, and which of that the arrows have chosen (-1: the field itself). */
function useSuggestionList(locale: Locale) {
  const [typed, setTyped] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isWanted ? typed : '', locale);
  const isOpen = isWanted && suggestions.length > 0;
  return {
    typed,
    suggestions,
    active,
    isOpen,
    type(text: string) {
      setTyped(text);
      setIsWanted(text.trim() !== '');
      setActive(-1);
    },
    /** Opens the list, or goes from the field down to the last suggestion and round again. */
    step(by: number) {
      const count = suggestions.length + 1;
      if (isOpen) setActive((before) => ((before + 1 + by + count) % count) - 1);
      else setIsWanted(true);
    },
    close() {
      setIsWanted(false);
      setActive(-1);
    },
  };
}

type SuggestionList = ReturnType<typeof useSuggestionList>;

/** The arrows walk through the list, Escape closes it, and the field when no list is open. */
function onListKey(event: KeyboardEvent, list: SuggestionList, closeField: () => void): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    if (list.isOpen) event.preventDefault();
    list.step(step);
  }
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  // A browser empties a field of a search with it.
  event.preventDefault();
  if (list.isOpen) list.close();
  else closeField();
}

type SuggestionsProps = Pick<SuggestionList, 'typed' | 'suggestions' | 'active' | 'isOpen'> & {
  onChoose(suggestion: string): void;
};

function Suggestions({ typed, suggestions, active, isOpen, onChoose }: SuggestionsProps) {
  return (
    <div id={listId} className={css.list} role="listbox" aria-label={m.shell_search_clear()} hidden={!isOpen}>
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
          onClick={() => onChoose(suggestion)}
        >
          {emphasized(suggestion, typed).map(({ text, isHit, at }) => (isHit ? <b key={at}>{text}</b> : text))}
        </div>
      ))}
    </div>
  );
}

/** The page stays where it is; without scripts the form is sent. */
function atOnce(run: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    run();
  };
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

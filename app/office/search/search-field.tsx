import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { isPlural } from '../counted.ts';
import css from './office-suggestions.module.css';
import type { Suggestion } from './suggest-anything.server.ts';
import { useOfficeSuggestions } from './use-office-suggestions.ts';

const listId = 'office-suggestions';
const optionId = (index: number) => `${listId}-${index}`;

/**
 * In the bar above every screen of the office; Ctrl K leads to it from anywhere. While somebody types it offers where to
 * go, after the WAI-ARIA pattern of a combobox with a list; without JavaScript it is a form that leads to the results.
 */
export function SearchField({ address, isHere }: { address: string; isHere: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [params] = useSearchParams();
  const q = isHere ? (params.get('q') ?? '') : '';
  const { suggestions, active, isOpen, ask, close, go, onKeyDown } = useCombobox(address, field);
  useCall(field);
  return (
    <Form action={address} role="search" aria-label={m.office_search_everything()} className={css.search}>
      <input
        key={q}
        ref={field}
        type="search"
        name="q"
        required
        maxLength={200}
        defaultValue={q}
        role="combobox"
        aria-label={m.office_search_everything()}
        aria-keyshortcuts="Control+K"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        placeholder={m.office_search_placeholder()}
        onChange={({ target }) => ask(target.value.trim())}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <SuggestionList suggestions={suggestions} active={active} isOpen={isOpen} onChoose={go} />
      <span className="visually-hidden" role="status">
        {isOpen &&
          (isPlural(suggestions.length)
            ? m.office_suggest_count({ count: suggestions.length })
            : m.office_suggest_count_one())}
      </span>
    </Form>
  );
}

/** What is offered for what is typed, which of it the arrows have reached, and going there. */
function useCombobox(address: string, field: { current: HTMLInputElement | null }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const suggestions = useOfficeSuggestions(address, text);
  const isOpen = text !== '' && suggestions.length > 0;
  const ask = (typed: string) => {
    setText(typed);
    setActive(-1);
  };
  const close = () => ask('');
  const go = ({ url }: Suggestion) => {
    close();
    field.current?.blur();
    if (url.includes('?edit')) location.assign(url);
    else void navigate(url);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = isOpen ? suggestions[active] : undefined;
    if (isOpen && (step || event.key === 'Escape' || (chosen && event.key === 'Enter'))) event.preventDefault();
    // From the field itself (-1) down to the last one and round again.
    if (isOpen && step)
      setActive((before) => ((before + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter') return;
    if (chosen) go(chosen);
    else close();
  };
  return { suggestions, active, isOpen, ask, close, go, onKeyDown };
}

type ListProps = {
  suggestions: readonly Suggestion[];
  active: number;
  isOpen: boolean;
  onChoose(suggestion: Suggestion): void;
};

function SuggestionList({ suggestions, active, isOpen, onChoose }: ListProps) {
  return (
    <div id={listId} className={css.list} role="listbox" aria-label={m.office_search_everything()} hidden={!isOpen}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the field and chooses with Enter
        <div
          key={suggestion.key}
          id={optionId(index)}
          className={css.option}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          ref={index === active ? keepInView : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span>{suggestion.title}</span>
          <span className={css.kind}>{suggestion.kind}</span>
        </div>
      ))}
    </div>
  );
}

function keepInView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

/** Ctrl K, but where words are written: there it makes a link. */
function useCall(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const call = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || event.key.toLowerCase() !== 'k') return;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      field.current?.select();
    };
    addEventListener('keydown', call);
    return () => removeEventListener('keydown', call);
  }, [field]);
}

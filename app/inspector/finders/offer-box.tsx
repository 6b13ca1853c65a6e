import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import css from './offer-box.module.css';

export type Offer = { key: string; title: string; note?: string; isOffline: boolean; choose(): void };

type BoxProps = {
  id: string;
  label: string;
  query: string;
  offers: readonly Offer[];
  onQuery(query: string): void;
  /** Closed lists open at the first key or when one comes in; a list without this is open while it offers something. */
  isOpen?: boolean;
  onOpen?(isOpen: boolean): void;
  /** Enter where nothing is offered. */
  onEnter?(): void;
  children?: ReactNode;
};

/** The field and list of every finder: words in, one offer out, by mouse or by arrow keys and Enter. */
export function OfferBox({
  id,
  label,
  query,
  offers,
  onQuery,
  isOpen = true,
  onOpen = () => {},
  onEnter = () => {},
  children,
}: BoxProps) {
  const [active, setActive] = useState(0);
  const list = useId();
  const isShown = isOpen && offers.length > 0;
  const at = Math.min(active, offers.length - 1);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      // The list goes first; only then may Escape leave what is around it.
      if (isShown && query) {
        event.preventDefault();
        event.stopPropagation();
        onQuery('');
      }
      onOpen(false);
    }
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== undefined) {
      onOpen(true);
      setActive(Math.max(0, Math.min(offers.length - 1, at + step)));
    } else if (isShown) offers[at]?.choose();
    else onEnter();
  };
  return (
    <div className={css.finder}>
      <input
        id={id}
        role="combobox"
        autoComplete="off"
        aria-expanded={isShown}
        aria-controls={list}
        aria-activedescendant={isShown ? `${list}-${at}` : undefined}
        placeholder={label}
        value={query}
        onFocus={() => onOpen(true)}
        onBlur={() => onOpen(false)}
        onChange={(event) => {
          onQuery(event.target.value);
          setActive(0);
          onOpen(true);
        }}
        onKeyDown={press}
      />
      <div id={list} role="listbox" aria-label={label} hidden={!isShown}>
        {offers.map(({ key, title, note, isOffline, choose }, index) => (
          <div
            key={key}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={choose}
            onKeyDown={(event) => event.key === 'Enter' && choose()}
          >
            {title}{' '}
            <small data-offline={isOffline ? '' : undefined}>
              {[note, isOffline ? m.editor_link_offline() : ''].filter(Boolean).join(' · ')}
            </small>
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}

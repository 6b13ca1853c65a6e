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
export function OfferBox({ id, label, query, offers, onQuery, isOpen = true, children, ...handlers }: BoxProps) {
  const { onOpen = () => {}, onEnter = () => {} } = handlers;
  const [active, setActive] = useState(0);
  const list = useId();
  const isShown = isOpen && offers.length > 0;
  const at = Math.min(active, offers.length - 1);
  const write = (text: string) => {
    onQuery(text);
    setActive(0);
    onOpen(true);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The list goes first; only then may Escape leave what is around it.
      if (isShown && query) {
        stop(event);
        onQuery('');
      }
      onOpen(false);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
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
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
      />
      <div id={list} role="listbox" aria-label={label} hidden={!isShown}>
        {offers.map((offer, index) => (
          <OfferOption key={offer.key} id={`${list}-${index}`} offer={offer} isActive={index === at} />
        ))}
      </div>
      {children}
    </div>
  );
}

function stop(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

type OptionProps = { id: string; offer: Offer; isActive: boolean };

function OfferOption({ id, offer: { title, note, isOffline, choose }, isActive }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
      onKeyDown={(event) => event.key === 'Enter' && choose()}
    >
      {title}{' '}
      <small data-offline={isOffline ? '' : undefined}>
        {[note, isOffline ? m.editor_link_offline() : ''].filter(Boolean).join(' · ')}
      </small>
    </div>
  );
}

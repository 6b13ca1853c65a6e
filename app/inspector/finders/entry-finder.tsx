import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { type Target, useFormServices } from '../form-context.ts';

/** Finds an entry of one collection by its title; the first ones are offered before anything is typed. */
export function EntryFinder({ id, type, onChoose }: { id: string; type: string; onChoose(id: string): void }) {
  const services = useFormServices();
  const [query, setQuery] = useState('');
  const [isOpen, open] = useState(false);
  const [found, setFound] = useState<Target[]>([]);
  const [active, setActive] = useState(0);
  const list = useId();

  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const targets = await services.findTargets(query, type);
      if (isCurrent) setFound(targets);
    }, 150);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [services, query, type, isOpen]);

  const choose = (target: Target | undefined) => {
    if (!target) return;
    const { title, online, url } = target;
    services.keepAddress(`${target.type}:${target.id}`, { href: url, title, online });
    setQuery('');
    open(false);
    onChoose(target.id);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      open(true);
      setActive((at) => Math.max(0, Math.min(found.length - 1, at + step)));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isOpen) choose(found[active]);
    }
    if (event.key === 'Escape') open(false);
  };
  const isShown = isOpen && found.length > 0;
  return (
    <div className="insp-finder">
      <input
        id={id}
        role="combobox"
        autoComplete="off"
        aria-expanded={isShown}
        aria-controls={list}
        aria-activedescendant={isShown ? `${list}-${active}` : undefined}
        placeholder={m.office_find_entry()}
        value={query}
        onFocus={() => open(true)}
        onBlur={() => open(false)}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
          open(true);
        }}
        onKeyDown={press}
      />
      <div id={list} role="listbox" aria-label={m.office_find_entry()} hidden={!isShown}>
        {found.map((target, index) => (
          <div
            key={target.id}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(target)}
            onKeyDown={(event) => event.key === 'Enter' && choose(target)}
          >
            {target.title} {!target.online && <small data-offline="">{m.editor_link_offline()}</small>}
          </div>
        ))}
      </div>
    </div>
  );
}

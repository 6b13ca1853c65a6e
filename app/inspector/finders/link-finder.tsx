import { useEffect, useId, useState } from 'react';
import { isAcceptedUrl, type StoredLink } from '#app/cms/link.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { type Target, useFormServices } from '../form-context.ts';

/** One field for both: words search our own pages, an address is taken as it is. */
export function LinkFinder({ id, onChoose }: { id: string; onChoose(link: StoredLink): void }) {
  const services = useFormServices();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Target[]>([]);
  const [active, setActive] = useState(0);
  const list = useId();
  const isAddress = /^(https?:|mailto:|tel:|\/)/.test(query) && isAcceptedUrl(query);

  useEffect(() => {
    if (query.length < 2 || isAddress) return setFound([]);
    const timer = setTimeout(() => void services.findTargets(query).then(setFound), 150);
    return () => clearTimeout(timer);
  }, [services, query, isAddress]);

  const choose = (target: Target | undefined) => {
    if (!target && !isAddress) return;
    if (target)
      services.keepAddress(`${target.type}:${target.id}`, {
        href: target.url,
        title: target.title,
        online: target.online,
      });
    setQuery('');
    onChoose(target ? { ref: { type: target.type, id: target.id } } : { url: query });
  };
  return (
    <div className="insp-finder">
      <input
        id={id}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found[active] ? `${list}-${active}` : undefined}
        placeholder={m.editor_link_search()}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            setActive((at) => Math.max(0, Math.min(found.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1))));
          }
          if (event.key === 'Enter') {
            event.preventDefault();
            choose(isAddress ? undefined : found[active]);
          }
        }}
      />
      <div id={list} role="listbox" aria-label={m.editor_link_search()} hidden={found.length === 0}>
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
            {target.title} <small>{target.online ? target.url : m.editor_link_offline()}</small>
          </div>
        ))}
      </div>
      {isAddress && (
        <button type="button" className="insp-link" onClick={() => choose(undefined)}>
          {m.editor_link_take()}
        </button>
      )}
    </div>
  );
}

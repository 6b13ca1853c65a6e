import { useEffect, useId, useState } from 'react';
import { isAcceptedUrl, type StoredLink } from '#app/cms/link.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { type Target, useFormServices } from '../form-context.ts';

/** One field for both: words search our own pages, an address is taken as it is. */
export function LinkFinder({ id, onChoose }: { id: string; onChoose(link: StoredLink): void }) {
  const services = useFormServices();
  const [query, setQuery] = useState('');
  const [answer, setFound] = useState<Target[] | null>(null);
  const found = answer ?? [];
  const [active, setActive] = useState(0);
  const list = useId();
  const isAddress = /^(https?:|mailto:|tel:|\/)/.test(query) && isAcceptedUrl(query);

  useEffect(() => {
    if (query.length < 2 || (isAddress && !isOwn(query))) {
      setFound(null);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const targets = await services.findTargets(query);
      if (isCurrent) setFound(targets);
    }, 150);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
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
    onChoose(target ? { ref: { type: target.type, id: target.id, ...anchorOf(query) } } : { url: query });
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
            choose(found[active]);
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
            {target.title}{' '}
            <small data-offline={target.online ? undefined : ''}>
              {[target.url, target.online ? '' : m.editor_link_offline()].filter(Boolean).join(' · ')}
            </small>
          </div>
        ))}
      </div>
      {answer?.length === 0 && !isAddress && (
        <p role="status" className="insp-count">
          {m.editor_link_nothing()}
        </p>
      )}
      {isAddress && (
        <button type="button" className="insp-link" onClick={() => choose(undefined)}>
          {m.editor_link_take()}
        </button>
      )}
    </div>
  );
}

/** A path, or an address of this house as somebody copies it from the browser: it may become a reference. */
function isOwn(query: string): boolean {
  return query.startsWith('/') || URL.parse(query)?.host === location.host;
}

/** The place within a page that a pasted address names. */
function anchorOf(query: string): { anchor?: string } {
  const [, anchor = ''] = /#([a-z0-9-]{1,80})$/.exec(query) ?? [];
  return anchor ? { anchor } : {};
}

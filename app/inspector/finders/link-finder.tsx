import { useState } from 'react';
import type { StoredLink } from '#app/cms/link.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { type Target, useFormServices } from '../form-context.ts';
import { targetKind } from '../words.ts';
import { anchorOf, isOwnAddress, readLinkQuery } from './link-query.ts';
import { type Offer, OfferBox } from './offer-box.tsx';
import { startWords } from './start-words.ts';
import { keepTarget, useTargets } from './use-targets.ts';

/** One field for all: words search pages, entries, files and places within them; an address is taken as it is. */
export function LinkFinder({ id, onChoose }: { id: string; onChoose(link: StoredLink): void }) {
  const services = useFormServices();
  const [query, setQuery] = useState('');
  // The office draws its forms on the server, where nobody has written a query yet.
  const host = globalThis.location?.host ?? '';
  const { words, anchor, url } = readLinkQuery(query, host);
  const found = useTargets(words);
  const take = (link: StoredLink) => {
    setQuery('');
    onChoose(link);
  };
  const refer = (target: Target, place: { anchor?: string }) => {
    keepTarget(services, target);
    take({ ref: { type: target.type, id: target.id, ...place } });
  };
  /** An address of ours is asked for first, however quickly somebody pastes it and goes on: it becomes a reference. */
  const takeAddress = async (address: string) => {
    const found = isOwnAddress(address, host) ? await services.findTargets(address.replace(/#.*$/, '')) : null;
    return found?.[0] ? refer(found[0], anchorOf(address)) : take({ url: address });
  };
  const offerOf = (target: Target, name: string | null): Offer => ({
    key: `${target.type}:${target.id}#${name ?? ''}`,
    title: name ? `${target.title} › #${name}` : target.title,
    note: noteOf(target, name, services.locale),
    isOffline: !target.online,
    choose() {
      refer(target, name ? { anchor: name } : url ? anchorOf(url) : {});
    },
  });
  // Places are offered once somebody has asked for one; a pasted address names its own.
  const placesIn = ({ anchors = [] }: Target) =>
    anchor === null || url ? [] : anchors.filter((name) => name.startsWith(anchor));
  const targets = (words === null ? [] : (found ?? [])).flatMap((target) => [
    ...placesIn(target).map((name) => offerOf(target, name)),
    offerOf(target, null),
  ]);
  const here = words === null && anchor !== null ? (services.anchorsHere?.() ?? []) : [];
  const places = here
    .filter((name) => name.startsWith(anchor ?? ''))
    .map((name) => ({
      key: name,
      title: `#${name}`,
      note: m.tools_link_here(),
      isOffline: false,
      choose: () => take({ url: `#${name}` }),
    }));
  return (
    <OfferBox
      id={id}
      label={m.editor_link_search()}
      query={query}
      offers={[...places, ...targets]}
      onQuery={setQuery}
      onEnter={() => url && void takeAddress(url)}
    >
      {words !== null && found?.length === 0 && !url && (
        <p role="status" className="insp-count">
          {m.editor_link_nothing()}
        </p>
      )}
      {url && url.length > 1 && (
        <button type="button" className="insp-link" onClick={() => void takeAddress(url)}>
          {m.editor_link_take()}
        </button>
      )}
    </OfferBox>
  );
}

/** What it is, and what tells it from others of its name: the moment of a date, the address of a page. */
function noteOf({ type, url, starts }: Target, anchor: string | null, locale: Locale): string {
  const mark = anchor || type === 'media' ? '' : startWords(starts, locale) || url;
  return [targetKind(type), mark].filter(Boolean).join(' · ');
}

import { useState } from 'react';
import type { StoredLink } from '#app/cms/link.ts';
import type { LinkTarget } from '#app/cms/link-target.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { useFormServices } from '../form-context.ts';
import css from '../form-parts.module.css';
import { targetKind } from '../labels.ts';
import { formatStart } from './format-start.ts';
import { anchorOf, isOwnAddress, readLinkQuery } from './link-query.ts';
import { type Offer, OfferBox } from './offer-box.tsx';
import type { PagePlace } from './page-places.ts';
import { usePlaces } from './use-places.ts';
import { keepTarget, useTargets } from './use-targets.ts';

/** One field for all: words search pages, entries, files and places within them; an address is taken as it is. */
export function LinkFinder({ id, onChoose }: { id: string; onChoose(link: StoredLink): void }) {
  const [query, setQuery] = useState('');
  const { url, offers, isNothingFound, takeAddress } = useLinkOffers(query, (link) => {
    setQuery('');
    onChoose(link);
  });
  return (
    <OfferBox
      id={id}
      label={m.editor_link_search()}
      query={query}
      offers={offers}
      onQuery={setQuery}
      onEnter={() => url && void takeAddress(url)}
    >
      {isNothingFound && (
        <p role="status" className={css.count}>
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

/** What a query offers: places of this page, pages and entries with their places; or the address it is. */
function useLinkOffers(query: string, take: (link: StoredLink) => void) {
  const services = useFormServices();
  // The office renders its forms on the server, where nobody has written a query yet.
  const host = globalThis.location?.host ?? '';
  const { words, anchor, url } = readLinkQuery(query, host);
  const found = useTargets(words);
  const refer = (target: LinkTarget, place: { anchor?: string }) => {
    keepTarget(services, target);
    take({ ref: { type: target.type, id: target.id, ...place } });
  };
  /** An address of ours is asked for first, however quickly somebody pastes it and goes on: it becomes a reference. */
  const takeAddress = async (address: string) => {
    const found = isOwnAddress(address, host) ? await services.findTargets(address.replace(/#.*$/, '')) : null;
    return found?.[0] ? refer(found[0], anchorOf(address)) : take({ url: address });
  };
  const offerOf = (target: LinkTarget, place: PagePlace | null): Offer => ({
    key: `${target.type}:${target.id}#${place?.anchor ?? ''}`,
    title: place ? `${target.title} › ${nameOf(place)}` : target.title,
    note: noteOf(target, place, services.locale),
    isOffline: !target.online,
    choose() {
      refer(target, place ? { anchor: place.anchor } : url ? anchorOf(url) : {});
    },
  });
  // Places are offered once somebody has asked for one; a pasted address names its own.
  const isPlaceAsked = anchor !== null && !url;
  const rendered = usePlaces(isPlaceAsked && words !== null ? found : null);
  const placesIn = ({ url: href, anchors = [] }: LinkTarget) =>
    rendered.get(href ?? '') ?? anchors.map((name) => ({ anchor: name, title: '' }));
  const isAsked = ({ anchor: name, title }: PagePlace) =>
    name.startsWith(anchor ?? '') || title.toLowerCase().includes((anchor ?? '').toLowerCase());
  const targets = (words === null ? [] : (found ?? [])).flatMap((target) => [
    ...(isPlaceAsked ? placesIn(target).filter(isAsked) : []).map((place) => offerOf(target, place)),
    offerOf(target, null),
  ]);
  const here = words === null && anchor !== null ? (services.placesHere?.() ?? []) : [];
  const places = here.filter(isAsked).map(({ anchor: name, title }) => ({
    key: name,
    title: nameOf({ anchor: name, title }),
    note: [m.tools_link_here(), markOf({ anchor: name, title })].filter(Boolean).join(' · '),
    isOffline: false,
    choose: () => take({ url: `#${name}` }),
  }));
  const isNothingFound = words !== null && found?.length === 0 && !url;
  return { url, offers: [...places, ...targets], isNothingFound, takeAddress };
}

/** As people see it on the page; by its anchor where nothing stands there in words. */
function nameOf({ anchor, title }: PagePlace): string {
  return title || `#${anchor}`;
}

function markOf({ anchor, title }: PagePlace): string {
  return title ? `#${anchor}` : '';
}

/** What it is, and what tells it from others of its name: the heading of a place, the moment of a date, the address of a page. */
function noteOf({ type, url, starts }: LinkTarget, place: PagePlace | null, locale: Locale): string {
  const own = type === 'media' ? '' : formatStart(starts, locale) || url;
  const mark = place ? markOf(place) : own;
  return [targetKind(type), mark].filter(Boolean).join(' · ');
}

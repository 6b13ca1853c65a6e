import { useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { useFormServices } from '../form-context.ts';
import { formatStart } from './format-start.ts';
import { OfferBox } from './offer-box.tsx';
import { keepTarget, useTargets } from './use-targets.ts';

/** Finds an entry of one collection by its title; the first ones are offered before anything is typed. */
export function EntryFinder({ id, type, onChoose }: { id: string; type: string; onChoose(id: string): void }) {
  const services = useFormServices();
  const [query, setQuery] = useState('');
  const [isOpen, open] = useState(false);
  const found = useTargets(isOpen ? query : null, type) ?? [];
  const offers = found.map((target) => ({
    key: target.id,
    title: target.title,
    note: formatStart(target.starts, services.locale),
    isOffline: !target.online,
    choose() {
      keepTarget(services, target);
      setQuery('');
      open(false);
      onChoose(target.id);
    },
  }));
  return (
    <OfferBox
      id={id}
      label={m.office_find_entry()}
      query={query}
      offers={offers}
      onQuery={setQuery}
      isOpen={isOpen}
      onOpen={open}
    />
  );
}

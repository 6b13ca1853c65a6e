import type { Usage } from '#app/features/where-used/places.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Badge } from './badge.tsx';
import controls from './office-controls.module.css';
import css from './place-list.module.css';

/** Where visitors see it, in the languages in which it is online. */
export function PlaceList({ places, more = 0, locale }: { places: Usage[]; more?: number; locale: Locale }) {
  if (places.length === 0) return <p className={controls.muted}>{m.office_ask_no_places()}</p>;
  return (
    <ul className={css.places}>
      {places.map(({ kind, locale: language, title, url }) => (
        <li key={`${kind}${language}${url}`}>
          <Badge>{language.toUpperCase()}</Badge> {m[`office_place_${kind}`]()}{' '}
          <a href={url} target="_blank" rel="noreferrer" lang={language === locale ? undefined : language}>
            {title || url}
          </a>
        </li>
      ))}
      {more > 0 && <li>{m.office_ask_more_places({ count: more })}</li>}
    </ul>
  );
}

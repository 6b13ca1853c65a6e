import type { Usage } from '#app/features/where-used/places.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

/** Where visitors see it, in the languages in which it is online. */
export function PlaceList({ places, more = 0, locale }: { places: Usage[]; more?: number; locale: Locale }) {
  if (places.length === 0) return <p className="office-muted">{m.office_ask_no_places()}</p>;
  return (
    <ul className="office-places">
      {places.map(({ kind, locale: language, title, url }) => (
        <li key={`${kind}${language}${url}`}>
          <span className="office-badge">{language.toUpperCase()}</span> {m[`office_place_${kind}`]()}{' '}
          <a href={url} target="_blank" rel="noreferrer" lang={language === locale ? undefined : language}>
            {title || url}
          </a>
        </li>
      ))}
      {more > 0 && <li>{m.office_ask_more_places({ count: more })}</li>}
    </ul>
  );
}

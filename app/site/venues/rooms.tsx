import { m } from '#app/i18n/paraglide/messages.js';
import { sectionAnchors } from '#app/section-anchors.ts';
import { tension } from '#app/ui/tension.ts';
import { Part } from '../detail/sections/part.tsx';
import css from './rooms.module.css';
import type { VenueRoom } from './venue-detail.server.ts';

/** The rooms of a venue, in the order one comes through them. */
export function Rooms({ rooms }: { rooms: readonly VenueRoom[] }) {
  return (
    <Part title={m.detail_rooms()} id={sectionAnchors.Rooms}>
      <ul className={css.rooms}>
        {rooms.map(({ number, name, text, facts }) => (
          <li key={number} className={css.room}>
            <h3 className={`tense-row ${css.name}`} style={tension(name)}>
              {name}
            </h3>
            {text && <p className={css.text}>{text}</p>}
            {facts.length > 0 && <p className={css.facts}>{facts.join(' · ')}</p>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

import { m } from '#app/i18n/paraglide/messages.js';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { tension } from '#app/ui/tension.ts';
import told from '#app/ui/told-large.module.css';
import css from './venue-block.module.css';
import type { VenueTeaser } from './venue-teaser.ts';

type VenueBlockProps = { venue: VenueTeaser; level: 2 | 3 };

/** A venue with its address and its rooms; its picture beside it where there is room. */
export function VenueBlock({ venue, level }: VenueBlockProps) {
  const { href, name, subtitle, lead, address, rooms, image } = venue;
  const Title = `h${level}` as const;
  return (
    <article className={css.venue} data-pictured={image !== null}>
      {image && <Picture image={image} sizes="(width < 48em) 100vw, 58vw" silent className={css.picture} />}
      <div>
        <Title className={`tense ${css.name}`} style={tension(name)} data-level={level}>
          <a href={href}>{name}</a>
        </Title>
        {subtitle && <p className={css.subtitle}>{subtitle}</p>}
        {lead && <p className={told.text}>{lead}</p>}
        {address.length > 0 && (
          <address className={css.address}>
            {address.map((row) => (
              <span key={row}>{row}</span>
            ))}
          </address>
        )}
        {rooms.length > 0 && <p className={css.rooms}>{m.module_venue_rooms({ rooms: rooms.join(', ') })}</p>}
        <MoreLink to={{ href, external: false }} text={m.module_venue_more()} className={css.more} />
      </div>
    </article>
  );
}

import { m } from '#app/i18n/paraglide/messages.js';
import { sectionAnchors } from '#app/section-anchors.ts';
import { Go } from '#app/ui/go.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { DetailFrame } from '../detail/frame/detail-frame.tsx';
import { DetailHead } from '../detail/frame/detail-head.tsx';
import { About } from '../detail/sections/about.tsx';
import { ContactWays } from '../detail/sections/contact-ways.tsx';
import { DateList } from '../detail/sections/date-list.tsx';
import { Gallery } from '../detail/sections/gallery.tsx';
import { OpeningHoursPart } from '../detail/sections/opening-hours-part.tsx';
import { Part } from '../detail/sections/part.tsx';
import { SlotModules } from '../detail/sections/slot-modules.tsx';
import { Subscribe } from '../detail/sections/subscribe.tsx';
import { Rooms } from './rooms.tsx';
import { VenueAccess } from './venue-access.tsx';
import type { VenueDetail } from './venue-detail.server.ts';
import css from './venue-page.module.css';

/** Where, how, when, and what is on here next. */
export function VenuePage({ detail }: { detail: VenueDetail }) {
  const { name, subtitle, image, lead, description, images, directions, access, hours, rooms, dates, slots } = detail;
  return (
    <DetailFrame detail={detail}>
      <DetailHead preline="" title={name} subtitle={subtitle} image={image} />
      <About id={sectionAnchors.Description} lead={lead} html={description} beside={<Address detail={detail} />} />
      <SlotModules slot="content" nodes={slots.content} />
      {hours && <OpeningHoursPart content={hours} id={sectionAnchors.OpeningHours} />}
      {directions && (
        <Part title={m.detail_directions()} id={sectionAnchors.Directions}>
          <div className={css.prose}>
            <RichText html={directions} />
          </div>
        </Part>
      )}
      {access && <VenueAccess {...access} />}
      {rooms.length > 0 && <Rooms rooms={rooms} />}
      {images && <Gallery content={images} id={sectionAnchors.ImageSlider} />}
      {dates && <DateList content={dates} id={sectionAnchors.Events} />}
      {dates && <Subscribe to={detail.subscribe} />}
      <SlotModules slot="bottom" nodes={slots.bottom} />
    </DetailFrame>
  );
}

function Address({ detail: { address, email, phone, website, map } }: { detail: VenueDetail }) {
  return (
    <div>
      <h2 className={css.label}>{m.detail_address()}</h2>
      <address className={css.address}>
        {address.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ul className={css.ways}>
          <ContactWays phone={phone} email={email} website={website} />
          {map && (
            <li>
              <Go to={{ href: map.href, external: true }}>{map.text}</Go>
            </li>
          )}
        </ul>
      </address>
    </div>
  );
}

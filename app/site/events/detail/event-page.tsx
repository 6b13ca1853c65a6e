import { EventStatus } from '#app/features/programme/timetable/event-status.tsx';
import { DetailFrame } from '#app/site/detail/frame/detail-frame.tsx';
import { DetailHead } from '#app/site/detail/frame/detail-head.tsx';
import { DetailSections } from '#app/site/detail/sections/detail-sections.tsx';
import { Notice } from '#app/site/detail/sections/notice.tsx';
import { SlotModules } from '#app/site/detail/sections/slot-modules.tsx';
import { DetailFacts } from '#app/site/programme/detail-facts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CalendarIcon } from '#app/ui/icons.tsx';
import type { EventDetail } from './event-detail.server.ts';
import css from './event-page.module.css';

/** The title, its picture, and above all text what people ask. */
export function EventPage({ detail }: { detail: EventDetail }) {
  const { preline, title, subtitle, image, notice, facts, slots, sections } = detail;
  return (
    <DetailFrame detail={detail}>
      <DetailHead preline={preline} title={title} subtitle={subtitle} image={image} />
      {notice && <Notice {...notice} />}
      <DetailFacts facts={facts}>
        <Tickets detail={detail} />
      </DetailFacts>
      <SlotModules slot="top" nodes={slots.top} />
      <DetailSections sections={sections} />
      <SlotModules slot="bottom" nodes={slots.bottom} />
    </DetailFrame>
  );
}

function Tickets({ detail: { status, tickets, elsewhere, calendar } }: { detail: EventDetail }) {
  return (
    <>
      {status && <EventStatus {...status} className={css.status} />}
      {tickets && <ButtonLink to={tickets}>{tickets.text}</ButtonLink>}
      {elsewhere && (
        <ButtonLink to={elsewhere} look="secondary">
          {elsewhere.text}
        </ButtonLink>
      )}
      {calendar && (
        <a className={css.calendar} href={calendar.href} download>
          <CalendarIcon />
          {calendar.text}
        </a>
      )}
    </>
  );
}

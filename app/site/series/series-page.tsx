import { m } from '#app/i18n/paraglide/messages.js';
import { sectionAnchors } from '#app/section-anchors.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DetailFrame } from '../detail/frame/detail-frame.tsx';
import { DetailHead } from '../detail/frame/detail-head.tsx';
import { About } from '../detail/sections/about.tsx';
import { DateList } from '../detail/sections/date-list.tsx';
import { DetailSections } from '../detail/sections/detail-sections.tsx';
import { SlotModules } from '../detail/sections/slot-modules.tsx';
import { Subscribe } from '../detail/sections/subscribe.tsx';
import type { SeriesDetail } from './series-detail.server.ts';
import css from './series-page.module.css';

/** What the series is, what it costs together, and its dates. */
export function SeriesPage({ detail }: { detail: SeriesDetail }) {
  const { name, subtitle, image, lead, description, price, tickets, dates, subscribe, sections, slots } = detail;
  return (
    <DetailFrame detail={detail}>
      <DetailHead preline={m.detail_series()} title={name} subtitle={subtitle} image={image} />
      <About
        id={sectionAnchors.Description}
        lead={lead}
        html={description}
        beside={
          (price || tickets) && (
            <div>
              {price && (
                <p className={css.price}>
                  <strong>{m.detail_series_price()}</strong>
                  <span>{price}</span>
                </p>
              )}
              {tickets && <ButtonLink to={tickets}>{m.detail_series_tickets()}</ButtonLink>}
            </div>
          )
        }
      />
      <SlotModules slot="content" nodes={slots.content} />
      {dates && <DateList content={dates} id={sectionAnchors.Events} />}
      {dates && <Subscribe to={subscribe} />}
      <DetailSections sections={sections} />
    </DetailFrame>
  );
}

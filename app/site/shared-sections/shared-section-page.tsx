import { m } from '#app/i18n/paraglide/messages.js';
import { DetailFrame } from '../detail/frame/detail-frame.tsx';
import { SlotModules } from '../detail/sections/slot-modules.tsx';
import type { SharedSectionDetail } from './shared-section-detail.server.ts';
import css from './shared-section-page.module.css';

/** The parts of a shared section as pages show them, and which pages those are. */
export function SharedSectionPage({ detail }: { detail: SharedSectionDetail }) {
  const { title, places, slots } = detail;
  return (
    <DetailFrame detail={detail}>
      <header className={css.head}>
        <p className={css.kind}>{m.sections_page_kind()}</p>
        <h1 className={css.title}>{title}</h1>
        {places && <Places places={places} />}
      </header>
      <SlotModules slot="content" nodes={slots.content} />
    </DetailFrame>
  );
}

function Places({ places }: { places: NonNullable<SharedSectionDetail['places']> }) {
  if (places.length === 0) return <p className={css.note}>{m.sections_page_nowhere()}</p>;
  return (
    <>
      <p className={css.note}>{m.sections_page_places({ count: places.length })}</p>
      <ul className={css.places}>
        {places.map(({ title, url, is_online: isOnline }) => (
          <li key={`${title}${url}`}>
            {url ? <a href={url}>{title}</a> : title}
            {!isOnline && <span> ({m.sections_draft()})</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

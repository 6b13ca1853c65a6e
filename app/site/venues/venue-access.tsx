import { m } from '#app/i18n/paraglide/messages.js';
import { sectionAnchors } from '#app/section-anchors.ts';
import { RichText } from '#app/ui/rich-text.tsx';
import { Part } from '../detail/sections/part.tsx';
import css from './venue-access.module.css';
import type { VenueDetail } from './venue-detail.server.ts';

/** How one gets in and about, in facts and in words. */
export function VenueAccess({ facts, html }: NonNullable<VenueDetail['access']>) {
  return (
    <Part title={m.detail_access_here()} id={sectionAnchors.Access}>
      <div className={css.access}>
        {facts.length > 0 && (
          <ul className={css.facts}>
            {facts.map(({ id, label, text }) => (
              <li key={id} className={css.fact}>
                <strong>{label}</strong>
                {text && <span>{text}</span>}
              </li>
            ))}
          </ul>
        )}
        <RichText html={html} />
      </div>
    </Part>
  );
}

import { useId } from 'react';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { tension } from '#app/ui/tension.ts';
import type { DayTeaser } from './teaser.ts';
import css from './teaser-band.module.css';

/** A band between two days: a picture over the whole width and a few words on the ground of the venue. */
export function TeaserBand({ teaser: { fields } }: { teaser: DayTeaser }) {
  const { preline, headline, subline, link, link_text, image, style } = fields;
  const title = `teaser-${useId()}`;
  return (
    <aside className={css.band} aria-labelledby={title} data-theme={style ? 'cc03' : 'cc02'}>
      {image && <Picture image={image} ratio="3 / 1" className={css.picture} silent={link !== null} />}
      <div className={css.words}>
        <div>
          {preline && <p className={css.preline}>{preline}</p>}
          <p id={title} className={`tense ${css.headline}`} style={tension(headline)}>
            {headline}
          </p>
        </div>
        <div>
          {subline && <p className={css.subline}>{subline}</p>}
          {link && link_text && <MoreLink to={link} text={link_text} />}
        </div>
      </div>
    </aside>
  );
}

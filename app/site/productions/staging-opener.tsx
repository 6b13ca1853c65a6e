import { Caption, Picture } from '#app/ui/picture.tsx';
import { DetailTitle } from '../detail/frame/detail-title.tsx';
import { KeyFactsList } from '../detail/sections/key-facts-list.tsx';
import { OpenerActions } from './opener-actions.tsx';
import { Preline } from './preline.tsx';
import type { ProductionDetail } from './production-detail.server.ts';
import css from './staging-opener.module.css';

/** A picture from edge to edge, the title below it, and beside the title what it is about. */
export function StagingOpener({ detail }: { detail: ProductionDetail }) {
  const { preline, series, title, subtitle, lead, image, keyFacts } = detail;
  return (
    <header className={css.opener}>
      {image && (
        <figure className={css.figure}>
          <Picture image={image} ratio="3 / 1" className={css.picture} eager />
          <Caption caption={image.caption} credit={image.credit} className={css.caption} />
        </figure>
      )}
      <div className={css.words}>
        <div>
          <DetailTitle preline={<Preline preline={preline} series={series} />} title={title} subtitle={subtitle} />
        </div>
        <div className={css.beside}>
          {lead && <p className={css.lead}>{lead}</p>}
          <OpenerActions detail={detail} />
        </div>
      </div>
      {keyFacts && (
        <div className={css.keyFacts}>
          <KeyFactsList {...keyFacts} />
        </div>
      )}
    </header>
  );
}

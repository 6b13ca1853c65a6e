import { RunLine } from '#app/modules/exhibition-run/run-line.tsx';
import { Caption, Picture } from '#app/ui/picture.tsx';
import { KeyFactsList } from '../detail/sections/key-facts-list.tsx';
import { PageTitle } from '../page/page-title.tsx';
import css from './exhibition-opener.module.css';
import { OpenerActions } from './opener-actions.tsx';
import { Preline } from './preline.tsx';
import type { ProductionDetail } from './production-detail.server.ts';

/** The title stands on the line of its run; below it what one asks, and one large picture. */
export function ExhibitionOpener({ detail }: { detail: ProductionDetail }) {
  const { preline, series, title, subtitle, lead, image, run, keyFacts } = detail;
  return (
    <>
      <PageTitle text={title} />
      {run && (
        <div className={css.run} data-part>
          <RunLine begins={run.begins} ends={run.ends} />
        </div>
      )}
      <div className={css.opener} data-alone={image === null || undefined}>
        <div className={css.words}>
          <p className={css.preline}>
            <Preline preline={preline} series={series} />
          </p>
          {subtitle && <p className={css.subtitle}>{subtitle}</p>}
          {lead && <p className={css.lead}>{lead}</p>}
          <OpenerActions detail={detail} />
          {keyFacts && <KeyFactsList facts={keyFacts.facts} more={keyFacts.more} />}
        </div>
        {image && (
          <figure className={css.figure}>
            <Picture
              image={image}
              ratio={image.width > image.height * 1.5 ? '5 / 4' : '4 / 5'}
              sizes="(width < 64em) 100vw, 50vw"
              eager
            />
            <Caption caption={image.caption} credit={image.credit} className={css.caption} />
          </figure>
        )}
      </div>
    </>
  );
}

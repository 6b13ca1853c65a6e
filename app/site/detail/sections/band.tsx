import { MoreLink } from '#app/ui/more-link.tsx';
import { tension } from '#app/ui/tension.ts';
import css from './band.module.css';
import type { SectionContents } from './sections.ts';

/** The series it belongs to: large, with one sentence and the way there. */
export function SeriesBand({
  content: { label, name, href, lead, more },
  id,
}: {
  content: SectionContents['Series'];
  id: string;
}) {
  return (
    <section id={id} className={css.band} aria-label={`${label}: ${name}`}>
      <div>
        <p className={css.label}>{label}</p>
        <h2 className={`tense ${css.name}`} style={tension(name)}>
          {name}
        </h2>
      </div>
      <div>
        {lead && <p className={css.lead}>{lead}</p>}
        <MoreLink to={{ href, external: false }} text={more} />
      </div>
    </section>
  );
}

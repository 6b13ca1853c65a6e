import { MoreLink } from '#app/ui/more-link.tsx';
import css from './glance-list.module.css';
import type { Fact, WordsLink } from './sections.ts';

type GlanceListProps = { title?: string; facts: readonly Fact[]; more?: WordsLink | null };

/** Names and values between thin rules (board 05, "Auf einen Blick"). */
export function GlanceList({ title, facts, more = null }: GlanceListProps) {
  return (
    <div className={css.glance}>
      {title && <h2 className={css.title}>{title}</h2>}
      <dl>
        {facts.map(({ id, label, text }) => (
          <div key={id} className={css.row}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{text}</dd>
          </div>
        ))}
      </dl>
      {more && <MoreLink to={{ href: more.href, external: false }} text={more.text} className={css.more ?? ''} />}
    </div>
  );
}

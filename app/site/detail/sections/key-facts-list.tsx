import rows from '#app/ui/fact-rows.module.css';
import { MoreLink } from '#app/ui/more-link.tsx';
import css from './key-facts-list.module.css';
import type { Fact, TextLink } from './sections.ts';

type GlanceListProps = { title?: string; facts: readonly Fact[]; more?: TextLink | null };

/** Names and values between thin rules. */
export function KeyFactsList({ title, facts, more = null }: GlanceListProps) {
  return (
    <div>
      {title && <h2 className={rows.title}>{title}</h2>}
      <dl>
        {facts.map(({ id, label, text }) => (
          <div key={id} className={rows.row}>
            <dt className={rows.label}>{label}</dt>
            <dd className={rows.value}>{text}</dd>
          </div>
        ))}
      </dl>
      {more && <MoreLink to={{ href: more.href, external: false }} text={more.text} className={css.more ?? ''} />}
    </div>
  );
}

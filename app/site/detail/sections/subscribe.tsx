import type { TextLink } from './sections.ts';
import css from './subscribe.module.css';

/** The dates above as a calendar one can take along. */
export function Subscribe({ to: { href, text } }: { to: TextLink }) {
  return (
    <p className={css.subscribe}>
      <a href={href} download>
        {text}
      </a>
    </p>
  );
}

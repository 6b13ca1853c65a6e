import css from './logo.module.css';

/** The name under tension: a line after the first half, a line before the second. Drawn in type, read as one word. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={css.logo}>
      <span className="visually-hidden">{name}</span>
      <span className={css.row} aria-hidden="true">
        Reep
        <span className={css.line} />
      </span>
      <span className={css.row} aria-hidden="true">
        <span className={css.line} />
        werk
      </span>
    </span>
  );
}

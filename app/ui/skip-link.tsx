import css from './skip-link.module.css';

type SkipLinkProps = { to: string; text: string };

/** The first stop of the keyboard; seen only while it has the focus. */
export function SkipLink({ to, text }: SkipLinkProps) {
  return (
    <a className={css.skip} href={to}>
      {text}
    </a>
  );
}

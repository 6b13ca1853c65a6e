import heading from '#app/ui/heading.module.css';
import { PlainText } from '#app/ui/plain-text.tsx';
import css from './notice.module.css';

/** Over, cancelled, moved: said before anything else, in words. */
export function Notice({ title, text }: { title: string; text: string }) {
  return (
    <aside className={css.notice} aria-label={title}>
      <p className={`${heading.h4} ${css.title}`}>{title}</p>
      <PlainText text={text} className={css.text} />
    </aside>
  );
}

import { RichText } from '#app/ui/rich-text.tsx';
import css from './important-info.module.css';

/** What one has to know before coming; `html` is the resolved rich text of the entry. */
export function ImportantInfo({ title, html, id }: { title: string; html: string; id: string }) {
  if (!html) return null;
  return (
    <aside id={id} className={css.info} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.title}>
        {title}
      </h2>
      <div className={css.text}>
        <RichText html={html} />
      </div>
    </aside>
  );
}

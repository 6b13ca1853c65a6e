import { RichText } from '#app/ui/rich-text.tsx';
import css from './contributors.module.css';
import { Part } from './part.tsx';
import type { SectionContents } from './sections.ts';

/** Who does what; a name leads to its page where there is one. */
export function Contributors({
  content: { title, people, credits },
  id,
}: {
  content: SectionContents['Contributors'];
  id: string;
}) {
  return (
    <Part title={title} id={id}>
      {people.length > 0 && (
        <dl className={css.people}>
          {people.map(({ key, role, name, href }) => (
            <div key={key} className={css.person}>
              <dt className={css.role}>{role}</dt>
              <dd className={css.name}>{href ? <a href={href}>{name}</a> : name}</dd>
            </div>
          ))}
        </dl>
      )}
      {credits && (
        <div className={css.credits}>
          <RichText html={credits} />
        </div>
      )}
    </Part>
  );
}

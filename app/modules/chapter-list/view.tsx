import type { ViewProps } from '#app/cms/module.ts';
import { Heading } from '#app/ui/heading.tsx';
import { isRendered } from '#app/ui/marks.ts';
import { PlainText } from '#app/ui/plain-text.tsx';
import type { chapterListModule } from './schema.ts';
import css from './view.module.css';

/** Chapters of an exhibition: one huge word each, what is in it, where it lies. */
export function ChapterListView({ fields, marks }: ViewProps<typeof chapterListModule>) {
  const { anchor } = fields;
  const children = fields.children.filter(({ headline, text, note }) =>
    isRendered(headline.text + text + note, marks.field('children')),
  );
  return (
    <ol id={anchor || undefined} className={css.chapters} {...marks.root}>
      {children.map(({ _key, headline, text, note, link }) => (
        <li key={_key} className={css.chapter}>
          <Heading
            level={2}
            grade="h1"
            line={headline}
            mark={marks.field(`children.${_key}.headline`)}
            href={link?.href}
            className={css.title}
          />
          <PlainText text={text} mark={marks.field(`children.${_key}.text`)} className={css.text} />
          <PlainText text={note} mark={marks.field(`children.${_key}.note`)} className={css.note} />
        </li>
      ))}
    </ol>
  );
}

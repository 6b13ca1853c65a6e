import type { ViewProps } from '#app/cms/module.ts';
import type { ArticleTeaser } from '#app/collections/article/teaser.ts';
import { Heading } from '#app/ui/heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { tension } from '#app/ui/tension.ts';
import told from '#app/ui/told-large.module.css';
import { useModuleData } from '../module-data.ts';
import type { BlogTeaserData } from './data.ts';
import type { blogTeaserListModule } from './schema.ts';
import css from './view.module.css';

/** One article large, the others as rows with a square beside it. */
export function BlogTeaserListView({ id, fields, marks }: ViewProps<typeof blogTeaserListModule>) {
  const { headline, anchor } = fields;
  const list = useModuleData<BlogTeaserData>(id);
  const level = headline.text === '' ? 2 : 3;
  return (
    <div id={anchor || undefined} className={css.list} data-main={Boolean(list?.main) || undefined} {...marks.root}>
      <Heading level={2} grade="h2" line={headline} mark={marks.field('headline')} className={css.title} />
      {list?.main && <Large teaser={list.main} level={level} />}
      {list && list.articles.length > 0 && (
        <ul className={css.rows}>
          {list.articles.map((teaser) => (
            <li key={teaser.id} className={css.row}>
              {teaser.image && <Picture image={teaser.image} ratio="1" sizes="7.5rem" silent className={css.square} />}
              <div className={css.words}>
                <p className={css.kind}>{teaser.kind}</p>
                <Title teaser={teaser} level={level} className={css.name} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type TeaserProps = { teaser: ArticleTeaser; level: 2 | 3 };

function Large({ teaser, level }: TeaserProps) {
  const { image, kind, lead } = teaser;
  return (
    <article className={css.large}>
      {image && <Picture image={image} sizes="(width < 48em) 100vw, 58vw" silent className={css.picture} />}
      <p className={css.kind}>{kind}</p>
      <Title teaser={teaser} level={level} className={css.main} />
      {lead && <p className={told.text}>{lead}</p>}
    </article>
  );
}

function Title({ teaser: { href, title }, level, className }: TeaserProps & { className: string | undefined }) {
  const Element = `h${level}` as const;
  return (
    <Element className={`tense-row ${className}`} style={tension(title)}>
      <a href={href}>{title}</a>
    </Element>
  );
}

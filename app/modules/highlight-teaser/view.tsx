import type { ViewProps } from '#app/cms/module.ts';
import heading from '#app/ui/heading.module.css';
import { Heading } from '#app/ui/heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { tension } from '#app/ui/tension.ts';
import { useModuleData } from '../module-data.ts';
import type { Highlight } from './data.ts';
import type { highlightTeaserModule } from './schema.ts';
import css from './view.module.css';

/** What is new, category by category; the name of each leads to the rest of it. */
export function HighlightTeaserView({ id, fields, marks }: ViewProps<typeof highlightTeaserModule>) {
  const { headline, anchor } = fields;
  const highlights = useModuleData<Highlight[]>(id);
  const Title = headline.text === '' ? 'h2' : 'h3';
  return (
    <div id={anchor || undefined} className={css.list} {...marks.root}>
      <Heading level={2} grade="h2" line={headline} mark={marks.field('headline')} />
      {highlights && highlights.length > 0 && (
        <ul className={css.items}>
          {highlights.map(({ category, teaser: { id: key, href, title, kind, lead, image } }) => (
            <li key={key} className={css.item}>
              <p className={css.kind}>
                <a href={category.href}>{category.name}</a> <span>{kind}</span>
              </p>
              <Title className={`tense-row ${heading.row}`} style={tension(title)}>
                <a className={heading.link} href={href}>
                  {title}
                </a>
              </Title>
              {lead && <p className={css.lead}>{lead}</p>}
              {image && <Picture image={image} ratio="3 / 2" sizes="(width < 48em) 100vw, 33vw" silent />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { ViewProps } from '#app/cms/module.ts';
import { Heading } from '#app/ui/heading.tsx';
import type { teaserListModule } from './schema.ts';
import { Teaser } from './teaser.tsx';
import css from './view.module.css';

/** Stories below or beside each other: three columns, rows with squares, or uneven pairs. */
export function TeaserListView({ fields, marks }: ViewProps<typeof teaserListModule>) {
  const { headline, children, extra_class, anchor } = fields;
  const hasTitle = headline.text !== '';
  return (
    <div id={anchor || undefined} className={css.list} data-look={extra_class} {...marks.root}>
      <Heading level={2} grade="h2" line={headline} mark={marks.field('headline')} className={css.title} />
      <ul className={css.items}>
        {children.map((item) => (
          <li key={item._key} className={css.item}>
            <Teaser
              item={item}
              look={extra_class || 'default'}
              level={hasTitle ? 3 : 2}
              mark={(name) => marks.field(`children.${item._key}.${name}`)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ViewProps } from '#app/cms/module.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Go } from '#app/ui/go.tsx';
import type { anchorListModule } from './schema.ts';
import css from './view.module.css';

type Item = ViewProps<typeof anchorListModule>['fields']['children'][number];

/** "On this page": the way to the parts of a long page. */
export function AnchorListView({ id, fields, marks }: ViewProps<typeof anchorListModule>) {
  const items = fields.children.filter((item) => item.link_text && (item.anchor || item.link));
  if (items.length === 0) return <div className={css.empty} {...marks.root} />;
  const title = `in-${id}`;
  return (
    <nav className={css.anchors} aria-labelledby={title} data-sticky={fields.sticky} {...marks.root}>
      <p id={title} className={css.title}>
        {m.module_anchor_list_label()}
      </p>
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item._key} data-strong={item.extra_class === 'strong' || undefined}>
            <Go to={target(item)} className={css.anchor} mark={marks.field(`children.${item._key}.link_text`)}>
              {item.link_text}
            </Go>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function target({ anchor, link }: Item) {
  return anchor || !link ? { href: `#${anchor}`, external: false } : link;
}

import type { ViewProps } from '#app/cms/module.ts';
import { Go } from '#app/ui/go.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PlainText } from '#app/ui/plain-text.tsx';
import type { logoListModule } from './schema.ts';
import css from './view.module.css';

export function LogoListView({ fields, marks }: ViewProps<typeof logoListModule>) {
  const { children, extra_class, anchor } = fields;
  return (
    <ul id={anchor || undefined} className={css.logos} data-look={extra_class} {...marks.root}>
      {children.map(({ _key, image, link, text }) => {
        const logo = image && <Picture image={image} sizes="240px" className={css.logo} />;
        return (
          <li key={_key} className={css.item} {...marks.field(`children.${_key}.image`)}>
            {link && logo ? <Go to={link}>{logo}</Go> : logo}
            <PlainText text={text} mark={marks.field(`children.${_key}.text`)} className={css.text} />
          </li>
        );
      })}
    </ul>
  );
}

import type { ViewProps } from '#app/cms/module.ts';
import rows from '#app/ui/fact-rows.module.css';
import { PlainText } from '#app/ui/plain-text.tsx';
import type { factsModule } from './schema.ts';
import css from './view.module.css';

/** Names and values between thin rules; short values such as prices stand on the right. */
export function FactsView({ fields, marks }: ViewProps<typeof factsModule>) {
  const { headline, children, anchor } = fields;
  const look = children.every(({ value }) => value.length <= shortValue) ? 'prices' : 'facts';
  return (
    <div id={anchor || undefined} className={css.facts} data-look={look} {...marks.root}>
      <PlainText text={headline} mark={marks.field('headline')} className={rows.title} />
      <dl>
        {children.map(({ _key, label, value }) => (
          <div key={_key} className={`${rows.row} ${css.row}`}>
            <PlainText
              as="dt"
              text={label}
              mark={marks.field(`children.${_key}.label`)}
              className={`${rows.label} ${css.label}`}
            />
            <PlainText
              as="dd"
              text={value}
              mark={marks.field(`children.${_key}.value`)}
              className={`${rows.value} ${css.value}`}
            />
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Characters up to which a value counts as a figure: "14 bis 32 €". */
const shortValue = 12;

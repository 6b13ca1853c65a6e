import type { ViewProps } from '#app/cms/module.ts';
import { Heading } from '#app/ui/heading.tsx';
import { isRendered } from '#app/ui/marks.ts';
import { RichText } from '#app/ui/rich-text.tsx';
import type { faqModule } from './schema.ts';
import css from './view.module.css';

export function FaqView({ id, fields, marks }: ViewProps<typeof faqModule>) {
  const { headline, anchor } = fields;
  const children = fields.children.filter(({ question }) => isRendered(question, marks.field('children')));
  return (
    <div id={anchor || undefined} {...marks.root}>
      <Heading level={2} grade="h2" line={headline} mark={marks.field('headline')} className={css.title} />
      {children.map(({ _key, question, answer }) => (
        <details key={_key} id={`${anchor || id}-${_key}`} className={css.entry}>
          <summary className={css.question}>
            <span {...marks.field(`children.${_key}.question`)}>{question}</span>
            <span className={css.sign} aria-hidden="true" />
          </summary>
          <RichText html={answer.html} mark={marks.field(`children.${_key}.answer`)} className={css.answer} />
        </details>
      ))}
    </div>
  );
}

import type { ViewProps } from '#app/cms/module.ts';
import { Heading } from '#app/ui/heading.tsx';
import { isRendered } from '#app/ui/marks.ts';
import { PlainText } from '#app/ui/plain-text.tsx';
import { Actions } from './actions.tsx';
import type { heroMediaModule } from './schema.ts';
import css from './view.module.css';

type TitleProps = Pick<ViewProps<typeof heroMediaModule>, 'fields' | 'marks'>;

/** A title longer than this is set a grade smaller: two lines of display would fill the window. */
const displayLength = 28;

/** What kind of piece, its title, what it says and who wrote it; the line below carries the picture. */
export function Title({ fields: { button_link, ...fields }, marks }: TitleProps) {
  const { preline, headline, text, facts, anchor } = fields;
  const factsMark = marks.field('facts');
  return (
    <header id={anchor || undefined} className={css.head} data-flush {...marks.root}>
      <PlainText text={preline} mark={marks.field('preline')} className={css.preline} />
      <Heading
        level={1}
        grade={headline.text.length > displayLength ? 'h1' : 'display'}
        line={headline}
        mark={marks.field('headline')}
      />
      <div className={css.under}>
        <div>
          <PlainText text={text} mark={marks.field('text')} className={css.lead} />
          {button_link && <Actions fields={{ ...fields, button_link, facts: '' }} marks={marks} />}
        </div>
        {isRendered(facts, factsMark) && <PlainText text={facts} mark={factsMark} className={css.byline} />}
      </div>
    </header>
  );
}

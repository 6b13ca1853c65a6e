import type { ViewProps } from '#app/cms/module.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { isRendered } from '#app/ui/marks.ts';
import { PlainText } from '#app/ui/plain-text.tsx';
import type { heroMediaModule } from './schema.ts';
import css from './view.module.css';

type ActionsProps = Pick<ViewProps<typeof heroMediaModule>, 'fields' | 'marks'>;

/** What one can do, and the dates beside it. */
export function Actions({ fields: { button_text, button_link, facts }, marks }: ActionsProps) {
  const text = button_text || button_link?.title || '';
  const factsMark = marks.field('facts');
  if (!(button_link && text) && !isRendered(facts, factsMark)) return null;
  return (
    <div className={css.actions}>
      {button_link && text && (
        <ButtonLink to={button_link}>
          <span {...marks.field('button_text')}>{text}</span>
        </ButtonLink>
      )}
      <PlainText text={facts} mark={factsMark} className={css.facts} />
    </div>
  );
}

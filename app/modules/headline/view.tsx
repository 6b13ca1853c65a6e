import type { ViewProps } from '#app/cms/module.ts';
import { Heading, type HeadingGrade, type HeadingLevel } from '#app/ui/heading.tsx';
import { PlainText } from '#app/ui/plain-text.tsx';
import { joins } from '../joins.ts';
import type { headlineModule } from './schema.ts';
import css from './view.module.css';

const grades: Partial<Record<number, HeadingGrade>> = { 2: 'h2', 3: 'h3', 4: 'row', 5: 'h4', 6: 'small' };

export function HeadlineView({ fields, marks }: ViewProps<typeof headlineModule>) {
  const { headline_level: level, preline, content, subline, anchor } = fields;
  return (
    <div id={anchor || undefined} className={css.headline} data-joins={joins.headline} {...marks.root}>
      <PlainText text={preline} mark={marks.field('preline')} className={css.preline} />
      {/* Proof: the schema admits 2 to 6. */}
      <Heading
        level={level as HeadingLevel}
        grade={grades[level] ?? 'h2'}
        line={content}
        mark={marks.field('content')}
      />
      <PlainText text={subline} mark={marks.field('subline')} className={css.subline} />
    </div>
  );
}

import type { ColumnsViewProps } from '#app/cms/module.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Columns } from '../columns.tsx';
import type { sectionModule } from './schema.ts';
import css from './view.module.css';

/** A part with a picture over its whole width. Type never stands on the picture, it stands below. */
export function SectionView({ fields, marks, columns }: ColumnsViewProps<typeof sectionModule>) {
  return (
    <section className={css.section} data-part data-theme={fields.extra_class || undefined} {...marks.root}>
      {fields.image && (
        <div {...marks.field('image')}>
          <Picture image={fields.image} className={css.picture} />
        </div>
      )}
      <div className={css.content}>
        <Columns columns={columns} marks={marks} />
      </div>
    </section>
  );
}

import type { ColumnsViewProps } from '#app/cms/module.ts';
import { Columns } from '../columns.tsx';
import { headOf } from '../joins.ts';
import type { containerModule } from './schema.ts';
import css from './view.module.css';

/** A part of the page on its ground. */
export function ContainerView({ fields, marks, columns }: ColumnsViewProps<typeof containerModule>) {
  return (
    <div
      className={css.container}
      data-part
      data-theme={fields.extra_class || undefined}
      data-head={headOf(columns)}
      {...marks.root}
    >
      <Columns columns={columns} marks={marks} />
    </div>
  );
}

import type { CSSProperties } from 'react';
import type { ColumnView, EditMarks } from '#app/cms/module.ts';
import css from './columns.module.css';

/** The 12-unit grid of a part. The outer columns know how far a picture may bleed into the margin. */
export function Columns({ columns, marks }: { columns: readonly ColumnView[]; marks: EditMarks }) {
  return (
    <div className={css.columns}>
      {columns.map(({ index, units, children }) => (
        <div
          key={index}
          className={css.column}
          style={{ '--units': units } as CSSProperties}
          data-units={units}
          {...marks.column(index)}
        >
          {children}
        </div>
      ))}
    </div>
  );
}

import { Children, type ReactNode } from 'react';
import { ColumnHeads } from './column-heads.tsx';
import table from './office-table.module.css';

type DataTableProps = {
  label: string;
  names: readonly string[];
  /** Each row ends with something to press, which needs no name. */
  hasActions?: boolean;
  /** Fills the screen as the lists of entries do; otherwise it stands in a panel and is scrolled sideways by itself. */
  isList?: boolean;
  /** Its rows. */
  children: ReactNode;
};

/** A table with a name, reached by those who hear the screen as a region of its own. */
export function DataTable({ label, names, hasActions = false, isList = false, children }: DataTableProps) {
  const rows = (
    <table>
      <ColumnHeads names={names} hasActions={hasActions} />
      <tbody>{children}</tbody>
    </table>
  );
  // What stands in the rows of a list is reached by itself; while there is none, nothing is.
  const isReached = isList && Children.count(children) > 0;
  return (
    <section
      className={isList ? `${table.list} ${table.table}` : table.table}
      aria-label={label}
      // Who has no mouse scrolls it sideways with the arrows.
      tabIndex={isReached ? undefined : 0}
    >
      {rows}
    </section>
  );
}

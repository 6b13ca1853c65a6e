import type { ReactNode } from 'react';
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
  if (isList)
    return (
      <section className={`${table.list} ${table.table}`} aria-label={label}>
        {rows}
      </section>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it sideways with the arrows
    <section className={table.table} aria-label={label} tabIndex={0}>
      {rows}
    </section>
  );
}

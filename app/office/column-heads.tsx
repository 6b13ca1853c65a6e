type ColumnHeadsProps = {
  names: readonly string[];
  /** Each row ends with something to press, which needs no name. */
  hasActions?: boolean;
};

/** The names of a table's columns. */
export function ColumnHeads({ names, hasActions = false }: ColumnHeadsProps) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {hasActions && <td />}
      </tr>
    </thead>
  );
}

import controls from './office-controls.module.css';

type RowButtonProps = {
  /** What the route's action is asked to do. */
  value: string;
  label: string;
  /** What the row is called, for whoever hears the button alone. */
  row: string;
  /** For tables with a button in many a cell, where frames would be all one sees. */
  isQuiet?: boolean;
};

/** A button at the end of a row that does something to it. */
export function RowButton({ value, label, row, isQuiet = false }: RowButtonProps) {
  return (
    <button type="submit" className={isQuiet ? controls.quiet : controls.plain} name="command" value={value}>
      {label}
      <span className="visually-hidden"> {row}</span>
    </button>
  );
}

import controls from './office-controls.module.css';
/** What a form has done, or why not: said where people look and where screen readers hear it. */
export function Note({ text, isProblem = false }: { text: string | null; isProblem?: boolean }) {
  return (
    <div
      className={controls.outcome}
      role={isProblem ? 'alert' : 'status'}
      data-problem={isProblem || undefined}
      data-note=""
    >
      {text && <p>{text}</p>}
    </div>
  );
}

import { initials } from '#app/inspector/initials.ts';
import css from './initials.module.css';

const colors = 5;

/** A disc with the first letters of a name, in a colour that goes with it. The name stands beside it. */
export function Initials({ name }: { name: string }) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <i className={css.initials} data-color={sum % colors} aria-hidden="true">
      {initials(name)}
    </i>
  );
}

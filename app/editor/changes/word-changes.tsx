import type { DiffPart } from '#app/cms/word-diff.ts';
import css from './word-changes.module.css';

/** How much of an unchanged stretch is shown around a change. */
const around = 40;

/** Crossed out and underlined words; long stretches that are equal are left out. */
export function WordChanges({ parts }: { parts: readonly DiffPart[] }) {
  return (
    <p className={css.words}>
      {parts.map(({ kind, text }, index) => {
        const key = `${index}${kind}`;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        if (kind === 'added') return <ins key={key}>{text}</ins>;
        return <span key={key}>{shortened(text)}</span>;
      })}
    </p>
  );
}

function shortened(text: string): string {
  return text.length <= around * 2 ? text : `${text.slice(0, around)} … ${text.slice(-around)}`;
}

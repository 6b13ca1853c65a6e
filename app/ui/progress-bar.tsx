import css from './progress-bar.module.css';

type ProgressBarProps = { isActive: boolean; label: string };

/**
 * Appears when a request takes longer than 200 ms and needs 5 s to cross the window
 * (docs/behaviour/navigation.md#moving-between-pages).
 */
export function ProgressBar({ isActive, label }: ProgressBarProps) {
  return isActive && <div className={css.bar} role="progressbar" aria-label={label} />;
}

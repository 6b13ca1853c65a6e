import { useEffect, useId, useRef } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import css from './conflict-cards.module.css';
import type { Choice, Conflict } from './merge.ts';

type CardsProps<Shown extends Conflict> = {
  conflicts: readonly Shown[];
  /** What the field is called. */
  fieldName(conflict: Shown): string;
  valueText(conflict: Shown, value: unknown): string;
  /** Whether both texts can stand together. */
  canKeepBoth?(conflict: Shown): boolean;
  onChoose(conflict: Shown, choice: Choice): void;
  /** After the last choice: brings the focus to what it was about. */
  onSettled?(conflict: Shown): void;
};

/** A card for each field that two people have written at once: both texts in full, and nothing is lost without a choice. */
export function ConflictCards<Shown extends Conflict>(props: CardsProps<Shown>) {
  const { conflicts, onChoose, onSettled } = props;
  const first = useRef<HTMLElement>(null);
  const chosen = useRef<Shown>(null);
  // The pressed button has gone with its card; the focus goes on to the next one.
  useEffect(() => {
    const last = chosen.current;
    if (!last || conflicts.includes(last)) return;
    chosen.current = null;
    if (first.current) first.current.querySelector('button')?.focus();
    else onSettled?.(last);
  }, [conflicts, onSettled]);
  return conflicts.map((conflict, at) => (
    <ConflictCard
      key={keyOf(conflict)}
      ref={at === 0 ? first : null}
      {...props}
      conflict={conflict}
      onChoose={(choice) => {
        chosen.current = conflict;
        onChoose(conflict, choice);
      }}
    />
  ));
}

type CardProps<Shown extends Conflict> = Pick<CardsProps<Shown>, 'fieldName' | 'valueText' | 'canKeepBoth'> & {
  ref: React.Ref<HTMLElement>;
  conflict: Shown;
  onChoose(choice: Choice): void;
};

function ConflictCard<Shown extends Conflict>({ ref, conflict, fieldName, valueText, ...rest }: CardProps<Shown>) {
  const { canKeepBoth, onChoose } = rest;
  const ids = { title: useId(), explained: useId() };
  const title = m.drafting_conflict_title({ field: fieldName(conflict) });
  return (
    <section
      ref={ref}
      data-conflict
      className={css.card}
      role="alertdialog"
      aria-labelledby={ids.title}
      aria-describedby={ids.explained}
    >
      {/* Said at once: the caret stays where somebody is writing. */}
      <div role="alert">
        <h2 id={ids.title}>{title}</h2>
        <p id={ids.explained}>{m.drafting_conflict_explained()}</p>
      </div>
      {(['mine', 'theirs'] as const).map((choice) => {
        const name = choice === 'mine' ? m.drafting_conflict_mine() : m.drafting_conflict_theirs();
        return (
          <div key={choice} className={css.text}>
            <b>{name}</b>
            <p lang={conflict.lang ?? undefined}>{valueText(conflict, conflict[choice])}</p>
            <button
              type="button"
              className="insp-link"
              aria-label={`${m.drafting_conflict_take()}: ${name}`}
              onClick={() => onChoose(choice)}
            >
              {m.drafting_conflict_take()}
            </button>
          </div>
        );
      })}
      {canKeepBoth?.(conflict) && (
        <button type="button" className="insp-link" onClick={() => onChoose('both')}>
          {m.drafting_conflict_both()}
        </button>
      )}
    </section>
  );
}

function keyOf(conflict: Conflict & { id?: string }): string {
  return `${conflict.id} ${conflict.lang} ${conflict.field}`;
}

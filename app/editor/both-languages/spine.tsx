import type { Ref } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { ToolIcon } from '#app/inspector/tool-icon.tsx';
import { languageName } from '../language-name.ts';
import css from './spine.module.css';
import type { TranslationRow, TranslationState } from './translation-rows.ts';
import { startLanguage } from './use-sides.ts';

/** How each module of the right side stands to that of the left one, at its height between them. */
export function Spine({ ref, rows }: { ref: Ref<HTMLOListElement>; rows: readonly TranslationRow[] }) {
  return (
    <div className={css.spine}>
      <ol ref={ref} aria-label={m.both_states()}>
        {rows.map(({ id, state }) => (
          <li key={id} data-row={id} data-state={state} title={textOf(state)}>
            <span className="visually-hidden">{textOf(state)}</span>
            <Mark state={state} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Mark({ state }: { state: TranslationState }) {
  if (state === 'done') return <ToolIcon name="check" />;
  if (state === 'changed') return <ToolIcon name="pen" />;
  return <span aria-hidden="true">{state === 'copied' ? startLanguage.toUpperCase() : '–'}</span>;
}

function textOf(state: TranslationState): string {
  switch (state) {
    case 'done':
      return m.both_done();
    case 'changed':
      return m.both_changed();
    case 'copied':
      return m.panels_translation_copied_mark({ source: languageName(startLanguage) });
    case 'missing':
      return m.both_missing();
  }
}

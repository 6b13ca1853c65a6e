import { locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { languageName } from '../language-name.ts';
import type { ModuleState, StatesOf } from './module-states.ts';
import css from './state-marks.module.css';

export const stateLabels: Record<ModuleState, () => string> = {
  published: m.editor_status_published,
  changed: m.preflight_state_changed,
  draft: m.editor_status_draft,
  scheduled: m.editor_status_scheduled,
  hidden: m.panels_outline_marked_hidden,
};

/** How public something is, as a small sign; its words stand beside it or are read. */
export function StateMark({ state }: { state: ModuleState }) {
  return <i className={css.state} data-state={state} aria-hidden="true" />;
}

/** One line of the matrix: a sign for each language, named in words for those who do not see it. */
export function StateMarks({ states }: { states: ReturnType<StatesOf> }) {
  return (
    <span className={css.states}>
      {locales.map((one) => (
        <span key={one} title={`${languageName(one)}: ${stateLabels[states[one]]()}`}>
          <StateMark state={states[one]} />
          <span className="visually-hidden">
            {' '}
            {languageName(one)}: {stateLabels[states[one]]()}
          </span>
        </span>
      ))}
    </span>
  );
}

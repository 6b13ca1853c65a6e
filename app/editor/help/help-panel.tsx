import { type ComponentType, lazy, Suspense } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { PanelDialog } from '../chrome/panel-dialog.tsx';
import panelParts from '../chrome/panel-parts.module.css';
import { useEditor } from '../core/use-editor.ts';
import { type ModuleState, moduleStates } from '../panel/module-states.ts';
import stateMarks from '../panel/state-marks.module.css';
import { StateMark, stateLabels } from '../panel/state-marks.tsx';
import css from './help-panel.module.css';

/** Its words and pictures come when somebody asks for help. */
const Guide = lazy<ComponentType>(() => import('./guide.tsx').catch(() => ({ default: Unloaded })));

const stateMeanings: Record<ModuleState, () => string> = {
  published: m.preflight_state_published_meaning,
  changed: m.preflight_state_changed_meaning,
  draft: m.preflight_state_draft_meaning,
  scheduled: m.preflight_state_scheduled_meaning,
  hidden: m.preflight_state_hidden_meaning,
};

type Group = { title: () => string; rows: { keys: () => string[]; label: () => string }[] };

/** Every key the editor listens to. Keys are named by what they say, as `canvas/keys.ts` reads them. */
const groups: Group[] = [
  {
    title: m.panels_help_modules,
    rows: [
      { keys: () => ['↑', '↓', '←', '→'], label: m.panels_help_walk },
      { keys: () => [m.panels_help_key_enter(), m.panels_help_key_escape()], label: m.panels_help_in_out },
      { keys: () => ['F2'], label: m.panels_help_properties },
      { keys: () => [`${m.panels_help_key_control()}+M`], label: m.panels_help_move },
      { keys: () => [`${m.panels_help_key_control()}+${m.panels_help_key_shift()}+↑ ↓`], label: m.panels_help_step },
      { keys: () => [`${m.panels_help_key_control()}+D`], label: m.panels_help_duplicate },
      { keys: () => [m.panels_help_key_delete()], label: m.panels_help_delete },
    ],
  },
  {
    title: m.panels_help_text,
    rows: [
      { keys: () => [`${m.panels_help_key_control()}+B`], label: m.editor_bold },
      { keys: () => [`${m.panels_help_key_control()}+I`], label: m.editor_italic },
      { keys: () => [`${m.panels_help_key_control()}+K`], label: m.editor_link },
      { keys: () => ['F6'], label: m.editor_text_tools },
      {
        keys: () => [`${m.panels_help_key_control()}+${m.panels_help_key_shift()}+-`],
        label: m.guide_shy,
      },
      {
        keys: () => [`${m.panels_help_key_control()}+${m.panels_help_key_shift()}+${m.guide_space()}`],
        label: m.guide_nbsp,
      },
      { keys: () => ['/'], label: m.panels_help_slash },
    ],
  },
  {
    title: m.panels_help_everywhere,
    rows: [
      { keys: () => [`${m.panels_help_key_control()}+Z`], label: m.editor_undo },
      { keys: () => [`${m.panels_help_key_control()}+Y`], label: m.editor_redo },
      { keys: () => ['Alt+↓'], label: m.both_next_of_page },
      { keys: () => [`${m.panels_help_key_control()}+S`], label: m.panels_help_save },
      { keys: () => ['F6'], label: m.panels_help_regions },
      { keys: () => ['F8', `${m.panels_help_key_shift()}+F8`], label: m.panels_help_findings },
      { keys: () => ['?'], label: m.panels_help_title },
    ],
  },
];

/** The four things one has to know, and all keys. */
export function HelpPanel() {
  const { interaction } = useEditor();
  const steps = [m.panels_help_one, m.panels_help_two, m.panels_help_three, m.panels_help_four];
  return (
    <PanelDialog
      title={m.panels_help_title()}
      className={css.help}
      onClose={() => interaction.panel.set({ kind: 'none' })}
    >
      <ol>
        {steps.map((words) => (
          <li key={words()}>{words()}</li>
        ))}
      </ol>
      <details className={panelParts.fold}>
        <summary>{m.guide_title()}</summary>
        <Suspense>
          <Guide />
        </Suspense>
      </details>
      <section className={panelParts.group} aria-label={m.preflight_states_title()}>
        <h3>{m.preflight_states_title()}</h3>
        <p>{m.preflight_states_words()}</p>
        <ul className={stateMarks.legend}>
          {moduleStates.map((state) => (
            <li key={state}>
              <StateMark state={state} />
              <span>
                {stateLabels[state]()}: {stateMeanings[state]()}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {groups.map(({ title, rows }) => (
        <section key={title()} className={panelParts.group} aria-label={title()}>
          <h3>{title()}</h3>
          <dl>
            {rows.map(({ keys, label }) => (
              <div key={label()}>
                <dt>
                  {keys().map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{label()}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </PanelDialog>
  );
}

/** Without a network the keys are told all the same. */
function Unloaded() {
  return (
    <p className={panelParts.note} role="alert">
      {m.preflight_unloaded()}
    </p>
  );
}

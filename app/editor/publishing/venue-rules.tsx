import { useState } from 'react';
import { type Rule, rules } from '#app/cms/checks/finding.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { findMessage } from '#app/inspector/labels.ts';
import { call } from '../call.ts';
import css from '../chrome/panel-parts.module.css';
import { useEditor, useObservable } from '../core/use-editor.ts';

/** A picture without words goes out in no server (`problems` of the picture field). */
const always: Rule = 'alt';

/** Admins decide which findings stand in the way; everybody else reads what was decided. */
export function VenueRules({ blocking, again }: { blocking: readonly Rule[]; again(): void }) {
  const editor = useEditor();
  const { permissions } = useObservable(editor.payload);
  // What was ticked is shown at once; the findings follow when the server has it.
  const [decided, decide] = useState(blocking);
  if (!permissions.settings) return null;
  const toggle = async (rule: Rule) => {
    const next = decided.includes(rule) ? decided.filter((one) => one !== rule) : [...decided, rule];
    decide(next);
    await call('writeBlocking', { params: { lang: editor.context.locale }, body: { blocking: next } });
    again();
  };
  return (
    <details className={css.fold}>
      <summary>{m.editor_rules()}</summary>
      {rules
        .filter((rule) => rule !== 'axe')
        .map((rule) => (
          <label key={rule} className="insp-check">
            <input
              type="checkbox"
              checked={rule === always || decided.includes(rule)}
              disabled={rule === always}
              onChange={() => void toggle(rule)}
            />
            {findMessage(`editor_rule_${rule.replaceAll('-', '_')}`) ?? rule}
          </label>
        ))}
    </details>
  );
}

import type { FormDraft, FormState } from '#app/drafting/form-draft.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel } from '#app/inspector/labels.ts';
import controls from '../office-controls.module.css';
import { controlId } from './control-id.ts';
import { saveState } from './save-state.ts';

/** Why a button did nothing: what stands in the form is not on the server. `fields` are those that it refuses, with their places. */
export type Blocked = { reason: string; fields: { label: string; place: string }[] };

/** What keeps the form from being saved, in words; asked after saving failed. */
export function blockedBy(draft: Pick<FormDraft, 'state'>, type: string): Blocked {
  const state: FormState = draft.state.get();
  const errors = state.sync.refusals.flatMap((refusal) => refusal.errors);
  const places = new Map(errors.map(({ path }) => placeOf(path, type)));
  return {
    reason: m[`office_save_${saveState(state)}`](),
    fields: [...places].map(([place, label]) => ({ place, label })),
  };
}

/** `props.doors` and `i18n.en.title`, as the server names them, with the field of the form. */
function placeOf(path: string, type: string): [string, string] {
  const [part, ...names] = path.split('.');
  const language = part === 'i18n' ? names.shift() : null;
  const [field = ''] = names;
  return [controlId({ lang: isLocale(language) ? language : null, field }), fieldLabel(type, field)];
}

/** Says that nothing was done, why, and where it is mended. */
export function BlockedNote({ blocked }: { blocked: Blocked | null }) {
  return (
    <div className={controls.outcome} role="alert" data-problem="" data-note="">
      {blocked && (
        <p>
          {m.office_blocked()} {blocked.reason}{' '}
          {blocked.fields.map(({ label, place }) => (
            <a key={place} href={`#${place}`}>
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

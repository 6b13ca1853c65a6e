import type { CollectionDefinition } from '#app/cms/collection.ts';
import { canKeepBoth } from '#app/drafting/combine-texts.ts';
import { ConflictCards } from '#app/drafting/conflict-cards.tsx';
import { fieldInLanguage, valueText } from '#app/drafting/conflict-text.ts';
import type { FieldName } from '#app/drafting/field-values.ts';
import type { FormDraft } from '#app/drafting/form-draft.ts';
import type { OpenConflict } from '#app/drafting/sync-state.ts';
import { controlId } from './control-id.ts';
import css from './entry-form.module.css';

type ConflictsProps = { definition: CollectionDefinition; draft: FormDraft; conflicts: readonly OpenConflict[] };

/** Fields of an entry that two people have written at once, in sight wherever in the long form somebody types. */
export function EntryConflicts({ definition: { type, fields }, draft, conflicts }: ConflictsProps) {
  return (
    <div className={css.conflicts}>
      <ConflictCards
        conflicts={conflicts}
        fieldName={(conflict) => fieldInLanguage(type, conflict)}
        valueText={(conflict, value) => valueText(fields[conflict.field], conflict, value)}
        canKeepBoth={(conflict) => canKeepBoth(fields[conflict.field], conflict)}
        onChoose={(conflict, choice) => void draft.resolve(conflict, choice)}
        onSettled={(conflict) => focusField(conflict)}
      />
    </div>
  );
}

function focusField(name: FieldName): void {
  const row = document.querySelector(`[data-field="${name.field}"]`);
  const control = document.getElementById(controlId(name)) ?? row?.querySelector<HTMLElement>('input, select, button');
  control?.focus();
}

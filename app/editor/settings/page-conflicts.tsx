import type { Field } from '#app/cms/field/field.ts';
import { pageFields } from '#app/collections/page/schema.ts';
import { canKeepBoth } from '#app/drafting/combine-texts.ts';
import { ConflictCards } from '#app/drafting/conflict-cards.tsx';
import { fieldInLanguage, valueText } from '#app/drafting/conflict-text.ts';
import type { FieldName } from '#app/drafting/field-values.ts';
import type { Choice } from '#app/drafting/merge.ts';
import type { OpenConflict } from '#app/drafting/sync-state.ts';

type ConflictsProps = {
  conflicts: readonly OpenConflict[];
  onChoose(conflict: OpenConflict, choice: Choice): void;
  onSettled(name: FieldName): void;
};

/** Settings of a page that two people have written at once. */
export function PageConflicts({ conflicts, onChoose, onSettled }: ConflictsProps) {
  return (
    <ConflictCards
      conflicts={conflicts}
      fieldName={(conflict) => fieldInLanguage('page', conflict)}
      valueText={(conflict, value) => valueText(fieldOf(conflict), conflict, value)}
      canKeepBoth={(conflict) => canKeepBoth(fieldOf(conflict), conflict)}
      onChoose={onChoose}
      onSettled={onSettled}
    />
  );
}

function fieldOf({ field }: FieldName): Field {
  // Proof: a conflict of a page names one of its fields.
  return pageFields[field as keyof typeof pageFields];
}

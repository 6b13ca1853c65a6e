import { pageFields } from '#app/collections/page/schema.ts';
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
      valueText={(conflict, value) =>
        // Proof: a conflict of a page names one of its fields.
        valueText(pageFields[conflict.field as keyof typeof pageFields], conflict, value)
      }
      onChoose={onChoose}
      onSettled={onSettled}
    />
  );
}

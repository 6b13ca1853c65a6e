import { canKeepBoth } from '#app/drafting/combine-texts.ts';
import { ConflictCards } from '#app/drafting/conflict-cards.tsx';
import { fieldInLanguage, valueText } from '#app/drafting/conflict-text.ts';
import type { OpenConflict } from '#app/drafting/sync-state.ts';
import { moduleName } from '#app/inspector/labels.ts';
import { getModule } from '#app/modules/registry.ts';
import { settleConflict } from '../commands/settle-conflict.ts';
import { useEditor, usePart } from '../core/use-editor.ts';

/** Fields of modules that two people have written at once: nothing is lost, one or both are chosen. */
export function ModuleConflicts() {
  const editor = useEditor();
  const conflicts = usePart(editor.queue.state, (sync) => sync.conflicts);
  const modelOf = ({ id }: OpenConflict) => editor.content.get(id)?.model ?? '';
  const fieldOf = (conflict: OpenConflict) => getModule(modelOf(conflict))?.fields[conflict.field];
  return (
    <ConflictCards
      conflicts={conflicts}
      fieldName={(conflict) => {
        const model = modelOf(conflict);
        const lang = conflict.lang === editor.context.locale ? null : conflict.lang;
        return `${moduleName(model)}, ${fieldInLanguage(model, { ...conflict, lang })}`;
      }}
      valueText={(conflict, value) => valueText(fieldOf(conflict), conflict, value)}
      canKeepBoth={(conflict) => canKeepBoth(fieldOf(conflict), conflict)}
      onChoose={(conflict, choice) => settleConflict(editor, conflict, choice)}
    />
  );
}

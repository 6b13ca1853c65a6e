import { hideModule } from '#app/cms/tree/tree-change.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { moduleName } from '#app/inspector/labels.ts';
import type { Editor } from '../core/editor.ts';
import { placeName } from '../document/places.ts';

/** Hides a module in the language on screen, or shows it again. */
export function setHidden(editor: Editor, id: string): void {
  const node = editor.content.get(id);
  const { locale } = editor.context;
  if (!node) return;
  const isHidden = node.hidden_in.includes(locale);
  const wanted = isHidden ? node.hidden_in.filter((one) => one !== locale) : [...node.hidden_in, locale];
  const proposal = hideModule(editor.content.tree(), id, wanted);
  const label = isHidden ? m.editor_step_show() : m.editor_step_hide();
  if (!proposal.ok) return;
  editor.do(label, [proposal.operation]);
  const { name, place } = { name: moduleName(node.model), place: placeName(editor, id) };
  editor.interaction.announcement.set(
    isHidden ? m.editor_said_shown({ name, place }) : m.editor_said_hidden({ name, place }),
  );
}

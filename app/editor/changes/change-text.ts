import type { ModuleNode } from '#app/cms/node.ts';
import type { DocumentChanges, ModuleChange } from '#app/cms/publishing/document-changes.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, moduleName, valuesLabel } from '#app/inspector/labels.ts';

export type ChangeText = { what: string; how: string };

/** What happened to a module, as a person says it. */
export function changeText({ model, kind, fields }: ModuleChange, node?: ModuleNode): ChangeText {
  const what = moduleName(node?.model ?? model);
  if (kind === 'added') return { what, how: m.editor_change_added() };
  if (kind === 'removed') return { what, how: m.editor_change_removed() };
  if (kind === 'moved') return { what, how: m.editor_change_moved() };
  const names = fields.map((name) => (name === 'layout' ? m.editor_layout() : fieldLabel(model, name)));
  return { what, how: names.join(', ') };
}

/** What changed besides the modules: the settings of a page, or the values of an entry. */
export function pageChangeText(type: string, fields: DocumentChanges['page']): ChangeText {
  return { what: valuesLabel(type), how: fields.map((name) => fieldLabel(type, name)).join(', ') };
}

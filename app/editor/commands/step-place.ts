import type { ModuleNode } from '#app/cms/node.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { moduleName } from '#app/inspector/labels.ts';
import type { Editor } from '../core/editor.ts';
import { pathOf } from '../document/places.ts';
import { textOf } from '../document/text-of.ts';
import type { Step } from '../history/step.ts';

const longest = 32;

/**
 * Which module a step is about, by its first words, and where: "Text: Die Fähre fährt, Bereich 2 › Spalte 1". What is not on
 * the page any more is named with the place it stood at; empty where that is gone too.
 */
export function stepPlace(editor: Editor, { operations }: Step): string {
  const [operation] = operations;
  if (!operation) return '';
  const stood = 'nodes' in operation ? operation.nodes[0] : undefined;
  const node = editor.content.get('nodes' in operation ? (stood?.id ?? null) : operation.id) ?? stood;
  if (!node) return '';
  const path = pathTo(editor, node).map(({ name }) => name);
  return [nameOf(editor, node), path.join(' › ')].filter(Boolean).join(', ');
}

/** What a module is, and its first words: "Text: Die Fähre fährt". */
export function nameOf({ context }: Pick<Editor, 'context'>, node: ModuleNode): string {
  const text = textOf(node, context.locale);
  if (!text) return moduleName(node.model);
  return `${moduleName(node.model)}: ${text.length > longest ? `${text.slice(0, longest).trim()} …` : text}`;
}

/** What it stands in, or stood in; nothing for a container. */
function pathTo(editor: Editor, { id, parent_id, column_index }: ModuleNode) {
  const path = pathOf(editor, id);
  if (path.length > 0) return path.slice(0, -1);
  const around = pathOf(editor, parent_id ?? '');
  return around.length > 0 ? [...around, { name: m.editor_column({ number: column_index + 1 }) }] : [];
}

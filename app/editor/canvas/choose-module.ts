import { moduleName } from '#app/inspector/labels.ts';
import type { Editor } from '../core/editor.ts';
import { containerName, placeName } from '../document/places.ts';
import { textOf } from '../document/text-of.ts';

/** So much of a text tells it from the others. */
const most = 60;

/** What somebody hears who walks from module to module: `Text, Bereich 1, Spalte 2, Position 1 von 3: Das Haus ist …` */
export function choiceMessage({ content, context }: Pick<Editor, 'content' | 'context'>, id: string): string {
  const node = content.get(id);
  if (!node) return '';
  const name = node.parent_id === null ? containerName({ content }, node) : moduleName(node.model);
  const text = textOf(node, context.locale).slice(0, most);
  const place = `${name}, ${placeName({ content }, id)}`;
  return text ? `${place}: ${text}` : place;
}

/** Chooses by key: the module comes into view and is named, because whoever walks by keys may not see the ring. */
export function chooseModule(editor: Editor, id: string | null, element: HTMLElement | null): void {
  editor.interaction.selected.set(id);
  element?.scrollIntoView({ block: 'nearest' });
  if (id) editor.interaction.announcement.set(choiceMessage(editor, id));
}

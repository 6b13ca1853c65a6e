import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';

/** The keys of a text field. Undo is not among them: it belongs to the one timeline of the page. */
export function textKeys(schema: Schema): Plugin[] {
  const { hard_break, list_item } = schema.nodes;
  const { strong, em } = schema.marks;
  const breakLine: Command = (state, dispatch) => {
    if (!hard_break) return true;
    dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
    return true;
  };
  const keys: Record<string, Command> = { 'Shift-Enter': chainCommands(exitCode, breakLine) };
  if (!schema.nodes.paragraph) keys.Enter = breakLine;
  if (strong) keys['Mod-b'] = toggleMark(strong);
  if (em) keys['Mod-i'] = toggleMark(em);
  if (list_item) {
    keys.Enter = splitListItem(list_item);
    keys.Tab = sinkListItem(list_item);
    keys['Shift-Tab'] = liftListItem(list_item);
  }
  return [keymap(keys), keymap(baseKeymap)];
}

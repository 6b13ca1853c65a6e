import { move } from '#app/editor/commands/arrange.ts';
import { setHidden } from '#app/editor/commands/hide.ts';
import { duplicate, remove } from '#app/editor/commands/module-commands.ts';
import type { Editor } from '#app/editor/core/editor.ts';
import type { InsertPoint } from '#app/editor/document/ui-state.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { openForm } from '../open-form.ts';
import { type ActionIcon, iconElement } from './action-icons.ts';

/** What can be done with the selected module; the handle, the one draggable thing, comes first. */
export function fillActionBar(editor: Editor, bar: HTMLElement, { leaveText }: { leaveText(): void }): HTMLElement {
  const { interaction } = editor;
  const act = (command: (id: string) => void) => () => {
    const id = interaction.selected.get();
    leaveText();
    if (id) command(id);
  };
  const handle = dragHandle(act((id) => interaction.panel.set({ kind: 'move', id })));
  const commands: [ActionIcon, string, (id: string) => void][] = [
    ['up', m.editor_move_up(), (id) => move(editor, id, -1)],
    ['down', m.editor_move_down(), (id) => move(editor, id, 1)],
    ['edit', m.editor_edit(), () => openForm(interaction)],
    ['duplicate', m.editor_duplicate(), (id) => duplicate(editor, id)],
    ['hide', m.editor_hide(), (id) => setHidden(editor, id)],
    [
      'insert',
      m.editor_insert_after(),
      (id) => interaction.panel.set({ kind: 'inserter', spot: spotAfter(editor, id) }),
    ],
    ['delete', m.editor_delete(), (id) => remove(editor, id)],
  ];
  bar.setAttribute('role', 'toolbar');
  bar.setAttribute('aria-label', m.editor_actions());
  bar.append(
    document.createElement('slot'),
    ...commands.map(([icon, label, command]) => button(icon, label, act(command))),
  );
  return handle;
}

function button(icon: ActionIcon, label: string, run: () => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.title = label;
  element.setAttribute('aria-label', label);
  element.append(iconElement(icon));
  element.addEventListener('click', run);
  return element;
}

/** In the light DOM, because the drag library finds draggables from the document; not a button, which Firefox will not drag. */
function dragHandle(openMove: () => void): HTMLElement {
  const handle = document.createElement('div');
  handle.setAttribute('role', 'button');
  handle.tabIndex = 0;
  handle.title = m.editor_move_to();
  handle.setAttribute('aria-label', m.editor_move_to());
  handle.addEventListener('click', openMove);
  handle.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    openMove();
  });
  const grip = iconElement('grip');
  // Outside the shadow root its style sheet does not reach.
  for (const [name, value] of Object.entries({
    width: '16',
    height: '16',
    stroke: 'currentcolor',
    'stroke-width': '2.4',
    'stroke-linecap': 'round',
  }))
    grip.setAttribute(name, value);
  handle.append(grip);
  return handle;
}

/** Directly after a module; after a container that means the next container. */
function spotAfter(editor: Editor, id: string): InsertPoint {
  const node = editor.content.get(id);
  return { parent: node?.parent_id ?? null, column: node?.column_index ?? 0, after: id };
}

import { useEffect } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { OverEverything } from '../chrome/over-everything.tsx';
import { undo } from '../commands/module-commands.ts';
import { useEditor, useObservable, usePartAfterPaint } from '../core/use-editor.ts';
import css from './toast.module.css';

/** How long a message stays; a way back outside the timeline stays a little longer. */
const shownFor = { words: 4000, way: 12_000 };

export function Toast() {
  const editor = useEditor();
  const { toast, panel } = editor.interaction;
  const { kind } = useObservable(panel);
  const shown = usePartAfterPaint(toast, (current) => current);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => toast.set(null), shown.action ? shownFor.way : shownFor.words);
    return () => clearTimeout(timer);
  }, [shown, toast]);
  if (!shown) return null;
  return (
    // What opens later would lie over it: then it is shown anew.
    <OverEverything key={kind} className={css.toast}>
      {shown.text}
      {shown.canUndo && (
        <button type="button" onClick={() => undo(editor)}>
          {m.editor_undo()}
        </button>
      )}
      {shown.action && (
        <button
          type="button"
          onClick={() => {
            toast.set(null);
            shown.action?.run();
          }}
        >
          {shown.action.label}
        </button>
      )}
    </OverEverything>
  );
}

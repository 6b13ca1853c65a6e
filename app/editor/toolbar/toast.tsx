import { useEffect } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { undo } from '../commands/module-commands.ts';
import { useEditor, usePartAfterPaint } from '../core/use-editor.ts';
import css from './toast.module.css';

/** How long a message stays; a way back outside the timeline stays a little longer. */
const shownFor = { words: 4000, way: 12_000 };

export function Toast() {
  const editor = useEditor();
  const { toast } = editor.interaction;
  const shown = usePartAfterPaint(toast, (current) => current);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => toast.set(null), shown.action ? shownFor.way : shownFor.words);
    return () => clearTimeout(timer);
  }, [shown, toast]);
  if (!shown) return null;
  return (
    <div className={css.toast}>
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
    </div>
  );
}

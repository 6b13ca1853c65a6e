import { useEffect } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { undo } from '../state/deeds.ts';
import { useCell, useEditor } from '../state/use-editor.ts';

const shownFor = 4000;

export function Toast() {
  const editor = useEditor();
  const { toast } = editor.interaction;
  const shown = useCell(toast);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => toast.set(null), shownFor);
    return () => clearTimeout(timer);
  }, [shown, toast]);
  if (!shown) return null;
  return (
    <div className="ed-toast">
      {shown.text}
      {shown.canUndo && (
        <button type="button" onClick={() => undo(editor)}>
          {m.editor_undo()}
        </button>
      )}
    </div>
  );
}

import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useModule } from '../core/use-editor.ts';
import { OutdatedNote } from '../translation/outdated-note.tsx';
import type { TranslationRow } from './translation-rows.ts';
import type { Laid } from './use-laid-sides.ts';

type NotesProps = { layer: HTMLElement; laid: Laid; rows: readonly TranslationRow[] };

/** Below each module of a side that does not follow its source: what has changed there, and a way to say that it fits. */
export function SideNotes({ layer, laid, rows }: NotesProps) {
  // Rendered anew with each change of a row: how high the notes are is known only now.
  useLayoutEffect(laid.layOut);
  const open = rows.filter(({ found }) => found.length > 0);
  return createPortal(
    open.map((row) => <Note key={row.id} row={row} />),
    layer,
  );
}

function Note({ row }: { row: TranslationRow }) {
  const node = useModule(row.id);
  if (!node) return null;
  return (
    // In the document of the frame, which has none of this window's style sheets.
    <div data-note={row.id} style={{ position: 'absolute', zIndex: 30, boxSizing: 'border-box' }}>
      {row.found.map(({ field }) => (
        <OutdatedNote key={field} node={node} field={field} />
      ))}
    </div>
  );
}

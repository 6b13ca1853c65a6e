import { useEffect, useState } from 'react';
import { beginPage } from '#app/editor/commands/module-commands.ts';
import { useEditor } from '#app/editor/core/use-editor.ts';
import { slotName } from '#app/editor/document/places.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import css from './first-container.module.css';

/** Stands where a page, or a named place of an entry's page, has no container yet; with it the writing begins. */
export function FirstContainer({ slot }: { slot: string | null }) {
  const editor = useEditor();
  // The server renders nothing here: visitors see nothing, and React takes over exactly what was rendered.
  const [isRendered, render] = useState(false);
  useEffect(() => render(true), []);
  if (!isRendered) return null;
  const begin = () => {
    const spot = beginPage(editor, slot);
    if (spot) editor.interaction.panel.set({ kind: 'inserter', spot });
  };
  const place = slotName(slot);
  return (
    <p className={css.first} data-editor-chrome data-slot={slot ?? undefined}>
      <button type="button" onClick={begin}>
        + {place === null ? m.editor_page_begin() : m.editor_slot_begin({ place })}
      </button>
    </p>
  );
}

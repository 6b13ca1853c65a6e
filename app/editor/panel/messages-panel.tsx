import { m } from '#app/i18n/paraglide/messages.js';
import { PanelDialog } from '../chrome/panel-dialog.tsx';
import panelLists from '../chrome/panel-lists.module.css';
import panelParts from '../chrome/panel-parts.module.css';
import { useEditor, useObservable } from '../core/use-editor.ts';
import { venueClock } from '../publishing/venue-terms.ts';

/** What was said for four seconds, to be read again. */
export function MessagesPanel() {
  const { interaction } = useEditor();
  const messages = useObservable(interaction.messages);
  return (
    <PanelDialog title={m.editor_messages()} onClose={() => interaction.panel.set({ kind: 'none' })}>
      <div className={panelParts.group}>
        <ol className={panelLists.history}>
          {messages.map(({ text, at }) => (
            <li key={`${at}${text}`}>
              <b>{text}</b>
              <small>{venueClock(at)}</small>
            </li>
          ))}
        </ol>
      </div>
    </PanelDialog>
  );
}

import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel } from '#app/inspector/labels.ts';
import { PanelDialog } from '../chrome/panel-dialog.tsx';
import css from '../chrome/panel-parts.module.css';
import { useEditor, useObservable } from '../core/use-editor.ts';

/** What of an entry is not made of modules, such as its title and dates, is written in the office. */
export function EntryPanel({ field }: { field?: string | undefined }) {
  const editor = useEditor();
  const { owner } = useObservable(editor.payload);
  const close = () => editor.interaction.panel.set({ kind: 'none' });
  return (
    <PanelDialog title={m.editor_values()} onClose={close}>
      <div className={css.group}>
        <p className={css.note}>{m.editor_entry_note()}</p>
        {field && <p>{m.preflight_entry_field({ name: fieldLabel(owner.type, field) })}</p>}
        <a className="ed-primary" href={owner.form ?? ''} target="_blank" rel="noreferrer">
          {m.editor_entry_open()}
        </a>
      </div>
    </PanelDialog>
  );
}

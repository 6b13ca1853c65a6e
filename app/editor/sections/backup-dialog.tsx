import { useEffect, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import formParts from '#app/inspector/form-parts.module.css';
import editorPanel from '../chrome/editor-panel.module.css';
import { PanelDialog } from '../chrome/panel-dialog.tsx';
import panelLists from '../chrome/panel-lists.module.css';
import panelParts from '../chrome/panel-parts.module.css';
import { useEditor } from '../core/use-editor.ts';
import { venueTerms } from '../publishing/venue-terms.ts';
import { backupsOf, keepBackup, restoreBackup, type SectionBackup } from './section-backup.ts';

/** The kept states of a section, newest first, and a name for the one on screen. */
export function BackupDialog({ id, onClose }: { id: string; onClose(): void }) {
  const editor = useEditor();
  const [kept, setKept] = useState<SectionBackup[] | null>(null);
  const [name, setName] = useState('');
  useEffect(() => void backupsOf(editor, id).then(setKept), [editor, id]);
  async function keep(): Promise<void> {
    if (!(await keepBackup(editor, id, name))) return;
    setName('');
    setKept(await backupsOf(editor, id));
  }
  return (
    <PanelDialog title={m.tools_backup_title()} onClose={onClose}>
      <div className={editorPanel.scroll}>
        <form
          className={panelParts.name}
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <label className={formParts.sub}>
            {m.tools_backup_name()}
            <input required maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
          </label>
          <button type="submit" className={panelParts.secondary}>
            {m.tools_backup_keep()}
          </button>
        </form>
        {kept?.length === 0 && <p className={panelParts.note}>{m.tools_backup_none()}</p>}
        <ol className={panelLists.history}>
          {kept?.map((one) => (
            <li key={one.id}>
              <b>{one.name}</b>
              <small>{[venueTerms(one.at), one.by].filter(Boolean).join(' · ')}</small>
              <span className={panelLists.fixes}>
                <button
                  type="button"
                  className="insp-link"
                  aria-label={`${m.tools_backup_restore()}: ${one.name}`}
                  onClick={() => {
                    restoreBackup(editor, id, one);
                    onClose();
                  }}
                >
                  {m.tools_backup_restore()}
                </button>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </PanelDialog>
  );
}

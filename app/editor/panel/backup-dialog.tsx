import { useEffect, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import css from '#app/inspector/form-parts.module.css';
import { PanelDialog } from '../chrome/panel-dialog.tsx';
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
    <PanelDialog title={m.tools_backup_title()} className="ed-backups" onClose={onClose}>
      <div className="ed-scroll">
        <form
          className="ed-name"
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <label className={css.sub}>
            {m.tools_backup_name()}
            <input required maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
          </label>
          <button type="submit" className="ed-secondary">
            {m.tools_backup_keep()}
          </button>
        </form>
        {kept?.length === 0 && <p className="ed-note">{m.tools_backup_none()}</p>}
        <ol className="ed-history">
          {kept?.map((one) => (
            <li key={one.id}>
              <b>{one.name}</b>
              <small>{[venueTerms(one.at), one.by].filter(Boolean).join(' · ')}</small>
              <span className="ed-fixes">
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

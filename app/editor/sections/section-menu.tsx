import { useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { MenuButton } from '../chrome/menu-button.tsx';
import { useEditor } from '../core/use-editor.ts';
import { BackupDialog } from './backup-dialog.tsx';
import { restoreLastBackup } from './section-backup.ts';

/** What can be done with a section as a whole: keep it under a name, and bring back what was kept. */
export function SectionMenu({ id }: { id: string }) {
  const editor = useEditor();
  const [isNaming, setNaming] = useState(false);
  const items = () => [
    { key: 'keep', label: m.tools_backup_keep_open(), run: () => setNaming(true) },
    { key: 'last', label: m.tools_backup_last(), run: () => void restoreLastBackup(editor, id) },
  ];
  return (
    <>
      <MenuButton name={m.tools_section_menu()} className="ed-close" items={items}>
        <span aria-hidden="true">⋯</span>
      </MenuButton>
      {isNaming && <BackupDialog id={id} onClose={() => setNaming(false)} />}
    </>
  );
}

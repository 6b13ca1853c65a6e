import type { SectionBackup } from '#app/cms/draft/section-backups.server.ts';
import { backupOperations } from '#app/cms/tree/backup-operations.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { announce } from '../commands/module-commands.ts';
import type { Editor } from '../core/editor.ts';
import { askPage } from '../page-api.ts';

export type { SectionBackup };

/**
 * Keeps a section as it is on screen, both languages, under a name
 * (docs/behaviour/editor.md#sections-kept-under-a-name).
 */
export async function keepBackup(editor: Editor, section: string, name: string): Promise<boolean> {
  editor.flushText();
  const isSaved = await editor.queue.settled();
  const kept = isSaved && (await askPage(address(editor, section), { method: 'POST', body: { name } })).ok;
  if (kept) announce(editor, m.tools_backup_kept({ name }));
  else if (!isSaved) announce(editor, m.editor_publish_unsaved());
  return kept;
}

export async function backupsOf(editor: Editor, section: string): Promise<SectionBackup[]> {
  const answer = await askPage<SectionBackup[]>(address(editor, section));
  return answer.ok ? answer.body : [];
}

/** Makes the section what it was: an ordinary step that can be taken back. */
export function restoreBackup(editor: Editor, section: string, { name, nodes }: SectionBackup): void {
  editor.flushText();
  const operations = backupOperations(editor.content.tree(), section, nodes);
  editor.do(m.tools_backup_step({ name }), operations, { joins: false });
  editor.interaction.flash.set({ id: section, at: Date.now() });
  announce(editor, operations.length ? m.tools_backup_restored({ name }) : m.tools_backup_same({ name }), {
    canUndo: operations.length > 0,
  });
}

export async function restoreLastBackup(editor: Editor, section: string): Promise<void> {
  const [last] = await backupsOf(editor, section);
  if (last) restoreBackup(editor, section, last);
  else announce(editor, m.tools_backup_none());
}

function address({ context }: Editor, section: string): string {
  return `/${context.locale}/pageeditor-api/sections/${section}/backups/`;
}

import { backupOperations } from '#app/cms/tree/backup-operations.ts';
import type { Answer } from '#app/contract/client/call-types.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { call } from '../call.ts';
import { announce } from '../commands/module-commands.ts';
import type { Editor } from '../core/editor.ts';

export type SectionBackup = Answer<'listBackups'>[number];

/**
 * Keeps a section as it is on screen, both languages, under a name
 * (docs/behaviour/editor.md#sections-kept-under-a-name).
 */
export async function keepBackup(editor: Editor, section: string, name: string): Promise<boolean> {
  const isSaved = await editor.saved();
  const kept = isSaved && (await call('keepBackup', { params: paramsOf(editor, section), body: { name } })).ok;
  if (kept) announce(editor, m.tools_backup_kept({ name }));
  else if (!isSaved) announce(editor, m.editor_publish_unsaved());
  return kept;
}

export async function backupsOf(editor: Editor, section: string): Promise<SectionBackup[]> {
  const answer = await call('listBackups', { params: paramsOf(editor, section) });
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

function paramsOf({ context }: Editor, section: string) {
  return { lang: context.locale, id: section };
}

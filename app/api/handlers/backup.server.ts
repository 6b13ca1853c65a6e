import { keepSectionBackup, sectionBackups } from '#app/cms/draft/section-backups.server.ts';
import type { Api } from '#app/contract/api-env.ts';
import { notFound } from '#app/contract/refusal.ts';
import { backupCalls } from '#app/contract/rows/backup-calls.ts';

/** Named states of a section: reading them needs the right to read versions, keeping one that of writing. */
export function bindBackupCalls(api: Api): void {
  api.openapi(backupCalls.listBackups, async (context) => {
    const { id } = context.req.valid('param');
    return context.json(await sectionBackups(id), 200);
  });

  api.openapi(backupCalls.keepBackup, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const kept = await keepSectionBackup({ section: id, name: context.req.valid('json').name, viewer: editor });
    return kept.kind === 'kept' ? context.json({ id: kept.id }, 201) : context.json(notFound(lang), 404);
  });
}

import { may } from '#app/auth/actor.ts';
import { keepUpload } from '#app/features/site-transfer/kept-uploads.server.ts';
import type { ArchiveRefusal } from '#app/features/site-transfer/site-report.ts';
import type { SiteUpload } from '#app/features/site-transfer/site-transfer.server.ts';
import { withTemporaryFile } from '#app/media/inspect.server.ts';
import { examine } from './examine.ts';
import { withArchive } from './open-archive.ts';
import { reportOf } from './report-plan.ts';

/** Reads a packed site that somebody sends, and keeps it with what it would do until that is decided (decision 64). */
export async function takeUpload(
  { content, name, viewer }: SiteUpload,
  { url }: { url: string },
): Promise<{ id: string } | ArchiveRefusal | 'forbidden'> {
  if (!may(viewer, 'site:import')) return 'forbidden';
  return withTemporaryFile(content, (path) =>
    withArchive(path, async (archive) => {
      const { problems, plan } = await examine(archive, { url, viewer });
      return { id: await keepUpload(path, reportOf({ name, problems, plan })) };
    }),
  );
}

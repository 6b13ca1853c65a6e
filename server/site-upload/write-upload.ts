import { may } from '#app/auth/actor.ts';
import { transaction } from '#app/db/client.server.ts';
import { keepReport, lendUpload, readReport } from '#app/features/site-transfer/kept-uploads.server.ts';
import type { UploadDecision, UploadOutcome } from '#app/features/site-transfer/site-transfer.server.ts';
import { type KeptOriginal, keepOriginal } from '#app/media/store.server.ts';
import type { SiteMedia } from '#server/site-transfer/site.ts';
import { type Examined, examine, refusedFile } from './examine.ts';
import { type SiteArchive, withArchive } from './open-archive.ts';
import { reportOf } from './report-plan.ts';
import { DraftMoved } from './write-changed.ts';
import { DraftTaken, writePlan } from './write-plan.ts';

type Where = { url: string };

/** Writes what the report says that was confirmed, in one transaction. Whatever has moved since is shown anew instead. */
export async function writeUpload(decision: UploadDecision, { url }: Where): Promise<UploadOutcome> {
  const { id, tag, viewer } = decision;
  if (!may(viewer, 'site:import')) return 'forbidden';
  const report = await readReport(id);
  if (report?.state !== 'read') return 'gone';
  const { name } = report;
  const answer = await lendUpload(id, (path) =>
    withArchive(path, async (archive): Promise<UploadOutcome> => {
      const examined = await examine(archive, { url, viewer });
      const fresh = reportOf({ name, ...examined });
      if (fresh.tag !== tag || fresh.problems.count > 0) return showAnew();
      const kept = await keepContents(archive, examined.plan.added.media);
      if ('refused' in kept) return showAnew({ ...examined, problems: kept.refused.map(refusedFile) });
      const isWritten = await writeAll(decision, { examined, kept: kept.kept, name });
      if (!isWritten) return showAnew(await examine(archive, { url, viewer }));
      await keepReport(id, { ...fresh, state: 'written' });
      return 'written';

      async function showAnew(found = examined): Promise<'moved'> {
        await keepReport(id, reportOf({ name, ...found }));
        return 'moved';
      }
    }),
  );
  return typeof answer === 'string' ? answer : 'gone';
}

type Kept = ReadonlyMap<string, KeptOriginal>;

/** Keeps new files before the transaction begins: none waits for a store. Those that are not used are cleared away. */
async function keepContents(
  archive: SiteArchive,
  media: readonly SiteMedia[],
): Promise<{ kept: Kept } | { refused: SiteMedia[] }> {
  const kept = new Map<string, KeptOriginal>();
  const refused: SiteMedia[] = [];
  for (const each of media) {
    const answer = await keepOriginal(await archive.contentOf(each.file ?? ''), each.id);
    if ('problem' in answer) refused.push(each);
    else kept.set(each.id, answer);
  }
  return refused.length > 0 ? { refused } : { kept };
}

type Writing = { examined: Examined; kept: Kept; name: string };

/** A thousand drafts take longer than what a person usually waits for. */
const patience = { statementSeconds: 60 };

/** False when somebody was faster, and nothing was written. */
async function writeAll({ viewer, label }: UploadDecision, { examined, kept, name }: Writing): Promise<boolean> {
  const { plan, site } = examined;
  try {
    await transaction((tx) => writePlan(tx, { plan, pages: site.pages, kept, viewer, label, name }), patience);
    return true;
  } catch (error) {
    if (error instanceof DraftMoved || error instanceof DraftTaken) return false;
    throw error;
  }
}

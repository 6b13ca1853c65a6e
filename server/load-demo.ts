import { join } from 'node:path';
import { siteProblemText } from '#app/cms/site-format/problem-text.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import { contentOf, readFolder } from './site-transfer/folder.ts';
import { importProgress, importSite } from './site-transfer/import-site.ts';
import { readSite } from './site-transfer/read-site.ts';
import { filesOfToday } from './site-transfer/site-files.ts';

const mark = 'demo';

/** Where the content of the demo museum is, as a venue's own would be. */
export const demoContent = join(process.cwd(), 'demo/content');

/**
 * Fills an empty site with the demo museum. A site with content of its own is left alone; a load that was interrupted is
 * finished. Answers whether anything was done. Database and media store must be open.
 */
export async function loadDemo({ log }: { log(line: string): void }): Promise<boolean> {
  const progress = await importProgress(mark);
  if (progress === 'foreign' || progress === 'published') return false;
  const { site, problems } = readSite(filesOfToday(await readFolder(demoContent)));
  const result =
    problems.length > 0 ? { problems } : await importSite({ site, mark, contentOf: contentOf(demoContent), log });
  const found = 'problems' in result ? result.problems : [];
  if (found.length > 0) throw new Error(found.map((each) => siteProblemText(each, defaultLocale)).join('\n'));
  return true;
}

import { exportSite } from './export-site.ts';
import { writeFolder } from './folder.ts';

/** Writes the whole site, as it is at one moment, into a folder that is not there yet; answers how many files it has. */
export function writeSite(url: string, folder: string): Promise<number> {
  return writeFolder(folder, exportSite(url));
}

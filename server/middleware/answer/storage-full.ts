/** PostgreSQL: disk full, read-only transaction; of files: no room, no quota, read-only. */
const codes = new Set(['53100', '25006', 'ENOSPC', 'EDQUOT', 'EROFS']);
/** How long after the last write that found no room the operator is still told. */
const toldFor = 60_000;

/** True where nothing can be stored until somebody makes room, or makes the disk writable again. */
export function isStorageFull(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && codes.has(String(cause.code))) return true;
  }
  return false;
}

let noted = Number.NEGATIVE_INFINITY;

/** A write has found no room. */
export function noteStorageFull(now = performance.now()): void {
  noted = now;
}

export function wasStorageFullLately(now = performance.now()): boolean {
  return now - noted < toldFor;
}

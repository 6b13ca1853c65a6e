import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

let known: string | undefined;

/** Names the build that is running, by what was built for browsers; the same on every node of one deployment. */
export function buildName(): string {
  known ??= nameOf(join(process.cwd(), 'build/client/.vite/manifest.json'));
  return known;
}

function nameOf(manifest: string): string {
  if (!import.meta.env?.PROD || !existsSync(manifest)) return 'unbuilt';
  return createHash('sha256').update(readFileSync(manifest)).digest('base64url').slice(0, 12);
}

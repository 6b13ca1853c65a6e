// Plain JavaScript for Node 20: writes down which packages the product is made of (CycloneDX), for whoever must know when one of
// them is found unsafe.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { home } from './set-up.mjs';

const list = execFileSync('npm', ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx'], {
  cwd: home,
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'ignore'],
});
mkdirSync(join(home, 'build'), { recursive: true });
writeFileSync(join(home, 'build/sbom.cdx.json'), list);

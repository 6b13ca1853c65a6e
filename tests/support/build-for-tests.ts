import type { TestProject } from 'vitest/node';
import { buildSite, setUp } from '../../scripts/set-up.mjs';
import { builtEntry, holdsAll } from '../../scripts/vite/built-product.ts';

/** Builds where what is built is older than the sources or lacks what a test asks for; then starts the database. */
export default async function setup(project: TestProject) {
  await setUp();
  if (!holdsAll()) await buildSite();
  if (!holdsAll()) throw new Error(`${builtEntry} lacks something that a contract test imports.`);
  const { default: startPostgres } = await import('./postgres-for-tests.ts');
  return startPostgres(project);
}

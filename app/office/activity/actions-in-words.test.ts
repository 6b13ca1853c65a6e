import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { auditKinds, patternsOf } from '#app/features/activity/audit-kinds.ts';
import { locales } from '#app/i18n/locale.ts';
import { findMessage } from '#app/inspector/labels.ts';
import { keyOfAction } from './activity-lines.server.ts';

const home = join(import.meta.dirname, '../../..');

test('whatever is noted in the audit has words in both languages and is found by a filter', () => {
  const actions = writtenActions();
  expect(actions.length).toBeGreaterThan(40);
  const wordless = actions.flatMap((action) =>
    locales
      .filter((locale) => findMessage(keyOfAction(action), locale) === null)
      .map((locale) => `${action} ${locale}`),
  );
  expect(wordless).toEqual([]);
  const patterns = auditKinds.flatMap((kind) =>
    patternsOf(kind).map((pattern) => `^${pattern.replaceAll('%', '.*')}$`),
  );
  expect(actions.filter((action) => !patterns.some((pattern) => new RegExp(pattern).test(action)))).toEqual([]);
});

/** Actions by the names the code writes: `user:invite`, `media-upload`. */
function writtenActions(): string[] {
  const files = ['app', 'server'].flatMap((folder) =>
    readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.server.ts'))
      .map((file) => readFileSync(join(home, folder, file), 'utf8')),
  );
  const found = files.flatMap((text) => [...text.matchAll(/action: '([a-z-]+:[a-z-]+|media-[a-z-]+)'/g)]);
  return [...new Set(found.map(([, action = '']) => action))].sort();
}

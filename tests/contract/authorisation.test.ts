import { expect, test } from 'vitest';
import { backupCalls } from '#app/api/contract/backup-calls.ts';
import { colleagueCalls } from '#app/api/contract/colleague-calls.ts';
import { moduleCalls } from '#app/api/contract/module-calls.ts';
import { pageCalls } from '#app/api/contract/page-calls.ts';
import { pageLifeCalls } from '#app/api/contract/page-life-calls.ts';
import { publishingCalls } from '#app/api/contract/publishing-calls.ts';
import { translationCalls } from '#app/api/contract/translation-calls.ts';
import { versionCalls } from '#app/api/contract/version-calls.ts';
import { as, type House, houseWithPage, words } from './house.ts';

const calls = {
  ...pageCalls,
  ...pageLifeCalls,
  ...colleagueCalls,
  ...backupCalls,
  ...versionCalls,
  ...publishingCalls,
  ...translationCalls,
  ...moduleCalls,
};
type Name = keyof typeof calls;

const roles = ['editor', 'publisher', 'admin'] as const;
type Role = (typeof roles)[number];
type Row = { least: Role; body?: (ids: House['ids']) => unknown; query?: string; match?: string };

const tag = { lang: 'de', draft_tag: 'x' };

/** The least role for every call of the page editor. A call without a row does not compile. */
const rows: Record<Name, Row> = {
  draft: { least: 'editor' },
  targets: { least: 'editor' },
  listMedia: { least: 'editor' },
  uploadMedia: { least: 'editor' },
  mediaUsages: { least: 'editor' },
  patchMedia: { least: 'editor', body: () => ({}) },
  listPages: { least: 'editor' },
  createPage: { least: 'publisher', body: () => ({ parent: null, page: { title: { de: 'Neu' } } }) },
  binnedPages: { least: 'publisher' },
  readPage: { least: 'editor' },
  patchPage: { least: 'editor', body: () => ({ title: { de: 'Anders' } }), match: '"1"' },
  movePage: { least: 'publisher', body: () => ({ parent: null }) },
  copyPage: { least: 'publisher' },
  copyLanguage: { least: 'editor', body: () => ({ from: 'de', to: 'en' }) },
  deletePage: { least: 'publisher' },
  restorePage: { least: 'publisher' },
  followPage: { least: 'editor' },
  noteWhere: { least: 'editor', body: () => ({ tab: crypto.randomUUID() }) },
  listBackups: { least: 'editor' },
  keepBackup: { least: 'editor', body: () => ({ name: 'Vorher' }) },
  changes: { least: 'editor' },
  listVersions: { least: 'editor' },
  nameVersion: { least: 'editor', body: () => ({ lang: 'de', label: 'Vorher' }) },
  readVersion: { least: 'editor' },
  restoreVersion: { least: 'editor', body: () => ({ lang: 'de' }) },
  publish: { least: 'publisher', body: () => tag },
  publishVersion: { least: 'publisher', body: () => ({ lang: 'de', n: 1 }) },
  unpublish: { least: 'publisher', body: () => ({ lang: 'de' }) },
  schedule: { least: 'publisher', body: () => ({ ...tag, action: 'publish', at: '2099-12-24T15:00' }) },
  unschedule: { least: 'publisher', query: '?of=de&action=publish' },
  readBlocking: { least: 'editor' },
  writeBlocking: { least: 'admin', body: () => ({ blocking: ['alt'] }) },
  outdated: { least: 'editor' },
  settleTranslation: {
    least: 'editor',
    body: ({ headline }) => ({ module: headline, field: 'content', lang: 'en' }),
  },
  reorder: { least: 'editor', body: ({ headline, container }) => ({ id: headline, parent: container, column: 0 }) },
  listModules: { least: 'editor' },
  createModule: {
    least: 'editor',
    body: ({ container }) => ({ parent: container, i18n: { de: { content: words('Neu') } } }),
  },
  readModule: { least: 'editor' },
  patchModule: { least: 'editor', body: () => ({ props: { headline_level: 3 } }), match: '"1"' },
  updateModule: { least: 'editor', body: () => ({ props: {}, i18n: {} }), match: '"1"' },
  deleteModule: { least: 'editor', match: '"1"' },
  restoreModule: { least: 'editor' },
};

/** Everything a refused call could have changed. */
async function everything({ pool }: House): Promise<string> {
  const tables = [
    'page',
    'module',
    'version',
    'publication',
    'scheduled_publication',
    'setting',
    'audit',
    'media',
    'translation_source',
    'section_backup',
  ];
  const rest = await Promise.all(tables.map((table) => pool.query(`select * from ${table} order by 1`)));
  return JSON.stringify(rest.map(({ rows: found }) => found));
}

test('every call of the page editor is refused to those below its role, and changes nothing then', async () => {
  const house = await houseWithPage();
  const people = await Promise.all(roles.map(async (role) => ({ role, ...(await as(house, role)) })));
  for (const name of Object.keys(rows) as Name[]) {
    const { least, body, query = '', match } = rows[name];
    const { method, path } = calls[name];
    const id = /\/(page|pages)\//.test(path) ? house.ids.page : house.ids.headline;
    const address = path.replace('{lang}', 'de').replace('{model}', 'headline').replace('{id}', id).replace('{n}', '1');
    for (const { role, send } of people) {
      const before = await everything(house);
      const headers: Record<string, string> = match ? { 'if-match': match } : {};
      const answer = await send(method.toUpperCase(), address + query, body?.(house.ids), headers);
      const isRefused = answer.status === 401 || answer.status === 403;
      expect(isRefused, `${name} as ${role}: ${answer.status}`).toBe(roles.indexOf(role) < roles.indexOf(least));
      if (isRefused) expect(await everything(house), name).toBe(before);
      expect(answer.status, `${name} as ${role}`).toBeLessThan(500);
    }
  }
}, 60_000);

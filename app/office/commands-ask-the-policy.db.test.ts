import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '#app/auth/actor.ts';
import { setBlockingRules } from '#app/collections/page/blocking.server.ts';
import { pool } from '#app/db/client.server.ts';
import { germanAlert } from '#app/features/alerts/alert-for-tests.ts';
import { removeAlert, saveAlert } from '#app/features/alerts/commands.server.ts';
import { deleteFormEntries, trashFormEntries } from '#app/features/forms/entries.server.ts';
import { replaceMedia, trashMedia } from '#app/features/media-library/commands.server.ts';
import { removeException, removeSeason, saveExceptions } from '#app/features/opening-hours/commands.server.ts';
import { editor, freshProgramme } from '#app/features/programme/programme-for-tests.ts';
import { saveSettings } from '#app/features/site-settings/commands.server.ts';
import { removeRedirect, saveRedirect } from '../features/redirects/commands.server.ts';

freshProgramme();
beforeEach(() => pool().query('truncate alert, redirect, setting, opening_exception'));

const id = crypto.randomUUID();
const alert = germanAlert('Heute zu');
const redirect = { locale: 'de' as const, old_path: '/de/alt', new_path: '/de/neu', isSure: true };
const day = { date_from: '2026-12-24', date_to: '2026-12-24', ranges: [], reason: {} };

const commands: Record<string, (actor: Actor) => Promise<unknown>> = {
  saveAlert: (actor) => saveAlert(alert, { id: null, isNew: true, actor }),
  removeAlert: (actor) => removeAlert(1, actor),
  saveRedirect: (actor) => saveRedirect(redirect, actor),
  removeRedirect: (actor) => removeRedirect(id, actor),
  saveExceptions: (actor) => saveExceptions({ venue: null, actor, exceptions: [day] }),
  removeException: (actor) => removeException({ venue: null, actor, id }),
  removeSeason: (actor) => removeSeason({ venue: null, actor, season: { valid_from: null, valid_to: null } }),
  trashFormEntries: (actor) => trashFormEntries([id], true, actor),
  deleteFormEntries: (actor) => deleteFormEntries([id], actor),
  binMedia: (actor) => trashMedia({ id, actor, isBinned: true }),
  replaceMedia: (actor) => replaceMedia({ id, actor, content: new Uint8Array(), name: 'a.png' }),
  saveSettings: (actor) => saveSettings({ is_site_online: false }, actor),
  setBlockingRules: (actor) => setBlockingRules(actor, ['alt']),
};

test.each(Object.entries(commands))(
  '%s is refused to an editor and to visitors, and writes nothing',
  async (_, run) => {
    for (const actor of [editor('editor'), { kind: 'visitor' } as const]) expect(await run(actor)).toBe('forbidden');
    const { rows } = await pool().query(
      `select (select count(*) from audit)::int + (select count(*) from alert) + (select count(*) from redirect)
       + (select count(*) from setting) + (select count(*) from opening_exception) as written`,
    );
    expect(Number(rows[0]?.written)).toBe(0);
  },
);

test('codes of the site need the right to write HTML besides', async () => {
  const codes = { html_header: { code: '<script>1</script>', code_en: '' } };
  expect(await saveSettings(codes, editor('admin'))).toBe('forbidden');
  expect(await saveSettings(codes, { ...editor('admin'), rights: ['html'] })).toBeNull();
});

test('what is done stands in the audit, by name', async () => {
  await saveAlert(alert, { id: null, isNew: true, actor: editor('publisher') });
  await saveRedirect(redirect, editor('publisher'));
  await saveSettings({ is_shop_online: false }, editor('admin'));
  const { rows } = await pool().query('select action, user_id, content_type from audit order by id');
  expect(rows).toEqual([
    { action: 'alert:save', user_id: 'publisher', content_type: 'alert' },
    { action: 'redirect:save', user_id: 'publisher', content_type: 'redirect' },
    { action: 'settings:save', user_id: 'admin', content_type: 'setting' },
  ]);
});

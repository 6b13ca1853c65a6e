import { beforeEach, describe, expect, it } from 'vitest';
import { announceChange } from '#app/cache/changes.ts';
import { beginKeeping, endKeeping } from '#app/cache/kept-until-change.ts';
import { patchEntry } from '#app/cms/collection/draft/commands.server.ts';
import { moveToTrash } from '#app/cms/publishing/trash.server.ts';
import { asItWillBe } from '#app/cms/release/as-it-will-be.server.ts';
import { addParts, createRelease, deleteRelease, removeParts } from '#app/cms/release/edit-release.server.ts';
import { takeReleaseBack } from '#app/cms/release/end-release.server.ts';
import { planRelease, reopenRelease } from '#app/cms/release/plan-release.server.ts';
import { publishRelease, releaseProblems } from '#app/cms/release/publish-release.server.ts';
import { type ReleasePart, stateOf } from '#app/cms/release/release.ts';
import { releasesDue } from '#app/cms/release/release-due.server.ts';
import { releaseTag } from '#app/cms/release/release-tag.server.ts';
import { findRelease, itemsOf, releasesWith } from '#app/cms/release/releases.server.ts';
import { db, pool } from '#app/db/client.server.ts';
import {
  contentModel,
  editor,
  freshProgramme,
  grow,
  now,
  publish,
  revOf,
  show,
  title,
  titlesFrom,
} from '#app/features/programme/programme-for-tests.ts';
import { allAdapters, contentOwner } from './content-owner.server.ts';

freshProgramme();
beforeEach(() => pool().query('truncate release cascade'));

const actor = editor('publisher');
const adapters = allAdapters(contentModel);
const night = Temporal.Instant.from('2026-12-24T17:00:00Z');
const morning = night.add({ hours: 14 });

const evening = (name: string, day = '2026-12-24') => grow('event', { date_start: `${day}T18:00` }, title(name));
const part = ({ type, id }: { type: string; id: string }, locale: 'de' | 'en' = 'de') => ({ type, id, locale });

async function releaseOf(parts: ReleasePart[], called = 'Lange Nacht'): Promise<string> {
  const made = await createRelease({ title: called, actor });
  if (made.kind !== 'changed') throw new Error(made.kind);
  expect(await addParts({ id: made.id, parts, actor })).toEqual({ kind: 'changed', id: made.id });
  return made.id;
}

const plan = (id: string, ends: Temporal.Instant | null = null) =>
  planRelease({ id, actor, adapters, tag: null, starts: night, ends, now });
const goOnline = (id: string, tag: string | null = null) => publishRelease({ id, actor, adapters, tag });
const stateNow = async (id: string) => {
  const found = await findRelease(id);
  return found && stateOf(found);
};
const outcomes = async (id: string) => (await itemsOf(id)).map(({ outcome }) => outcome);

async function rename(entry: { type: string; id: string }, name: string) {
  const saved = await patchEntry({
    ...entry,
    baseRev: await revOf(entry),
    patch: { i18n: { de: { title: name } } },
    actor,
    contentModel,
  });
  expect(saved.kind).toBe('saved');
}

describe('a release', () => {
  it('is put together by an editor and goes online by a publisher', async () => {
    const one = await evening('Seilertanz');
    const id = await releaseOf([part(one)]);
    const weak = editor('editor');
    expect(await addParts({ id, parts: [part(one, 'en')], actor: weak })).toEqual({ kind: 'changed', id });
    expect(await publishRelease({ id, actor: weak, adapters, tag: null })).toEqual({ kind: 'forbidden' });
    expect(await planRelease({ id, actor: weak, adapters, tag: null, starts: night, ends: null, now })).toEqual({
      kind: 'forbidden',
    });
    expect(await createRelease({ title: ' ', actor })).toEqual({ kind: 'refused', refusal: 'title' });
    expect(await titlesFrom()).toEqual([]);
  });

  it('goes online whole or not at all, and names what is missing where', async () => {
    const [whole, hollow] = [await evening('Seilertanz'), await grow('event', { date_start: '2026-12-24T20:00' })];
    const id = await releaseOf([part(whole), part(hollow)]);
    const refused = [{ id: hollow.id, locale: 'de', problems: [{ path: 'title' }] }];
    expect(await goOnline(id)).toMatchObject({ kind: 'incomplete', refused });
    expect(await plan(id)).toMatchObject({ kind: 'incomplete', refused });
    expect([...(await releaseProblems({ id, adapters })).keys()]).toEqual([`${hollow.id} de`]);
    expect(await titlesFrom()).toEqual([]);
    expect(await stateNow(id)).toBe('open');
    expect(await goOnline(await releaseOf([]))).toEqual({ kind: 'empty' });
  });

  it('is complete when one part gives another its title', async () => {
    const production = await grow('production', {}, title('Kabelwerk'));
    const date = await grow('event', { date_start: '2026-12-24T18:00', production: production.id });
    // The date comes first: alone it would have no title.
    const id = await releaseOf([part(date), part(production)]);
    expect(await goOnline(id)).toEqual({ kind: 'online', count: 2 });
    expect(await titlesFrom()).toEqual(['Kabelwerk']);
  });

  it('is refused when a part was changed since it was looked at', async () => {
    const one = await evening('Seilertanz');
    const id = await releaseOf([part(one)]);
    const tag = await releaseTag(db(), await itemsOf(id), { adapters });
    await rename(one, 'Seiltanz');
    expect(await goOnline(id, tag)).toEqual({ kind: 'changed' });
    expect(await goOnline(id, await releaseTag(db(), await itemsOf(id), { adapters }))).toMatchObject({ count: 1 });
  });

  it('comes back as one: what was new is gone, what was changed is as before', async () => {
    const known = await show('event', { date_start: '2026-12-23T17:00' }, title('Führung'));
    await rename(known, 'Führung bei Nacht');
    const id = await releaseOf([part(known), part(await evening('Seilertanz'))]);
    await goOnline(id);
    expect(await titlesFrom()).toEqual(['Führung bei Nacht', 'Seilertanz']);
    expect(await takeReleaseBack({ id, actor, adapters })).toEqual({ kind: 'back', back: 2, stays: 0 });
    expect(await titlesFrom()).toEqual(['Führung']);
    expect([await stateNow(id), await outcomes(id)]).toEqual(['ended', ['back', 'back']]);
    expect(await takeReleaseBack({ id, actor, adapters })).toEqual({ kind: 'state', state: 'ended' });
  });

  it('leaves to others what they have published since', async () => {
    const [mine, theirs] = [await evening('Seilertanz'), await evening('Reepschläger')];
    const id = await releaseOf([part(mine), part(theirs)]);
    await goOnline(id);
    await rename(theirs, 'Reepschläger, verlegt');
    await publish(theirs, 'de');
    expect(await takeReleaseBack({ id, actor, adapters })).toEqual({ kind: 'back', back: 1, stays: 1 });
    expect(await titlesFrom()).toEqual(['Reepschläger, verlegt']);
    expect(await outcomes(id)).toEqual(['back', 'office_release_stays']);
  });
});

describe('a release with a time', () => {
  it('goes online at its time with what was kept, and comes back at the other', async () => {
    const one = await evening('Seilertanz');
    const id = await releaseOf([part(one)]);
    expect(await plan(id, morning)).toEqual({ kind: 'planned' });
    await rename(one, 'Später geschrieben');
    expect(await releasesDue({ now: night.subtract({ seconds: 1 }), adapters })).toEqual([]);
    expect(await releasesDue({ now: night, adapters })).toEqual([{ release: id, action: 'start', parts: 1 }]);
    expect(await titlesFrom()).toEqual(['Seilertanz']);
    expect(await releasesDue({ now: morning, adapters })).toEqual([{ release: id, action: 'end', parts: 1 }]);
    expect(await titlesFrom()).toEqual([]);
    expect(await stateNow(id)).toBe('ended');
  });

  it('cannot be planned for the past, nor end before it begins', async () => {
    const id = await releaseOf([part(await evening('Seilertanz'))]);
    const what = { id, actor, adapters, tag: null, now };
    expect(await planRelease({ ...what, starts: now, ends: null })).toEqual({ kind: 'past' });
    expect(await planRelease({ ...what, starts: night, ends: night })).toEqual({ kind: 'order' });
  });

  it('is closed until it is opened again', async () => {
    const one = await evening('Seilertanz');
    const id = await releaseOf([part(one)]);
    await plan(id);
    expect(await addParts({ id, parts: [part(one, 'en')], actor })).toEqual({ kind: 'refused', refusal: 'not-open' });
    expect(await removeParts({ id, parts: [part(one)], actor })).toMatchObject({ refusal: 'not-open' });
    expect(await deleteRelease({ id, actor })).toMatchObject({ refusal: 'not-open' });
    expect(await releasesWith([one.id])).toMatchObject([
      { title: 'Lange Nacht', starts_at: '2026-12-24T17:00:00Z', others: 0 },
    ]);
    expect(await reopenRelease({ id, actor })).toEqual({ kind: 'open' });
    expect(await releasesDue({ now: night, adapters })).toEqual([]);
    await removeParts({ id, parts: [part(one)], actor });
    expect(await itemsOf(id)).toEqual([]);
    expect(await deleteRelease({ id, actor })).toMatchObject({ kind: 'changed' });
    expect(await findRelease(id)).toBeNull();
  });

  it('goes on without what is in the trash by then, and says so', async () => {
    const [gone, there] = [await evening('Seilertanz'), await evening('Reepschläger')];
    const id = await releaseOf([part(gone), part(there)]);
    await plan(id);
    const owner = await contentOwner(gone.id, contentModel);
    if (owner) await moveToTrash({ owner, actor: editor() });
    await releasesDue({ now: night, adapters });
    expect(await titlesFrom()).toEqual(['Reepschläger']);
    expect(await outcomes(id)).toEqual(['office_release_gone', 'online']);
  });

  it('happens once, however many nodes look at the clock', async () => {
    const id = await releaseOf([part(await evening('Seilertanz'))]);
    await plan(id);
    const nodes = await Promise.all([1, 2, 3, 4].map(() => releasesDue({ now: night, adapters })));
    expect(nodes.flat()).toHaveLength(1);
  });
});

describe('the site as it will be', () => {
  const at = (moment: Temporal.Instant, release: string | null = null) =>
    asItWillBe({ now: moment, release, adapters }, () => titlesFrom());

  it('is the whole site at that moment, and nothing of it is true afterwards', async () => {
    await show('event', { date_start: '2026-12-20T18:00' }, title('Werkstatt'));
    const id = await releaseOf([part(await evening('Seilertanz'))]);
    await plan(id, morning);
    expect(await at(night.subtract({ minutes: 1 }))).toEqual(['Werkstatt']);
    expect(await at(night)).toEqual(['Werkstatt', 'Seilertanz']);
    expect(await at(morning)).toEqual(['Werkstatt']);
    expect(await titlesFrom()).toEqual(['Werkstatt']);
    expect(await stateNow(id)).toBe('planned');
    const { rows } = await pool().query("select count(*)::int as n from audit where action like 'publish:release'");
    expect(rows[0]?.n).toBe(0);
  });

  it('shows a release that has no time yet, without what cannot go online', async () => {
    const hollow = await grow('event', { date_start: '2026-12-24T20:00' });
    const id = await releaseOf([part(await evening('Seilertanz')), part(hollow)]);
    expect(await at(now, id)).toEqual(['Seilertanz']);
    expect(await at(now)).toEqual([]);
  });

  it('neither uses what is kept in memory nor leaves anything there', async () => {
    beginKeeping();
    try {
      const id = await releaseOf([part(await evening('Seilertanz'))]);
      expect(await titlesFrom()).toEqual([]);
      expect(await at(now, id)).toEqual(['Seilertanz']);
      expect(await titlesFrom()).toEqual([]);
      announceChange(['list:event']);
      expect(await titlesFrom()).toEqual([]);
    } finally {
      endKeeping();
    }
  });

  it('is undone when reading it fails', async () => {
    const id = await releaseOf([part(await evening('Seilertanz'))]);
    const broken = () => Promise.reject(new Error('The page could not be rendered.'));
    await expect(asItWillBe({ now, release: id, adapters }, broken)).rejects.toThrow('could not be rendered');
    expect(await titlesFrom()).toEqual([]);
  });

  it('can be looked at by many at once', async () => {
    const id = await releaseOf([part(await evening('Seilertanz'))]);
    const seen = await Promise.all(Array.from({ length: 8 }, () => at(now, id)));
    expect(seen).toEqual(Array.from({ length: 8 }, () => ['Seilertanz']));
    expect(await titlesFrom()).toEqual([]);
  });
});

import type { Editor } from '#app/auth/viewer.ts';
import { publishedNumbers } from '#app/cms/publishing/publication.server.ts';
import { unpublish } from '#app/cms/publishing/publish.server.ts';
import { publishVersion } from '#app/cms/publishing/publish-version.server.ts';
import { db } from '#app/db/client.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { replaceUses } from '#app/features/where-used/replace-uses.server.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import type { Removable, RemovedThing } from './removable.ts';
import { findRemovalNote, keepRemovalNote, type RemovalNote } from './removal-undo.server.ts';

export type RemovalProblem = 'gone' | 'children' | 'no-other' | 'undo-gone' | 'invalid';
export type RemovalDone = { kind: 'done'; note: string } | { kind: 'problem'; problem: RemovalProblem } | 'forbidden';

type Doing = { removable: Removable; thing: RemovedThing; form: FormData; actor: Editor };

/** Takes a thing away, replaces it everywhere before, or takes one language offline; answers the name of its note. */
export async function runRemoval(doing: Doing): Promise<RemovalDone> {
  const [command, detail = ''] = String(doing.form.get('command') ?? '').split(':');
  if (command === 'trash') return trash(doing);
  if (command === 'replace') return replaceAndTrash(doing);
  if (command === 'offline' && isLocale(detail)) return unpublishNow(doing, detail);
  return problem('invalid');
}

async function trash(
  { removable, thing, actor }: Doing,
  replaced?: Extract<RemovalNote, { done: 'trashed' }>['replaced'],
) {
  const done = await removable.trash(thing.id, actor);
  if (done.kind === 'forbidden') return 'forbidden';
  if (done.kind !== 'saved') return problem(done.kind === 'gone' ? 'gone' : 'children');
  return noted(actor, { ...thing, done: 'trashed', ...(replaced ? { replaced } : {}) });
}

async function replaceAndTrash(doing: Doing): Promise<RemovalDone> {
  const { thing, form, actor } = doing;
  const to = String(form.get('with') ?? '');
  if (!isUuid(to)) return problem('no-other');
  const done = await replaceUses({ type: thing.type, from: thing.id, to, actor, contentModel });
  if (done.kind === 'forbidden') return 'forbidden';
  if (done.kind === 'gone') return problem('no-other');
  return trash(doing, { with: to, sources: done.sources, places: done.places });
}

async function unpublishNow({ removable, thing, actor }: Doing, locale: Locale): Promise<RemovalDone> {
  const { type, id } = thing;
  const owner = removable.owner?.(id);
  if (!owner) return problem('invalid');
  const n = (await publishedNumbers(db(), { type, ids: [id], locale })).get(id);
  const done = await unpublish({ owner, locale, actor });
  if (done.kind === 'forbidden') return 'forbidden';
  if (done.kind === 'refused' || n === undefined) return problem('gone');
  return noted(actor, { ...thing, done: 'offline', locale, n });
}

/** Takes back what a note is about. */
export async function undoRemoval(removable: Removable, name: string, actor: Editor): Promise<RemovalDone> {
  const note = isUuid(name) ? await findRemovalNote(actor.id, name) : null;
  if (!note || note.done === 'restored') return problem('undo-gone');
  const { type, id, title, number } = note;
  const thing = { type, id, title, number };
  if (note.done === 'offline') {
    const { locale, n } = note;
    const owner = removable.owner?.(id);
    if (!owner) return problem('undo-gone');
    const back = await publishVersion({ owner, locale, n, actor });
    if (back.kind === 'forbidden') return 'forbidden';
    if (back.kind === 'gone') return problem('undo-gone');
    return noted(actor, { ...thing, done: 'restored', online: [locale], offline: [] });
  }
  const back = await removable.restore(id, actor);
  if (back.kind === 'forbidden') return 'forbidden';
  if (back.kind !== 'saved') return problem('undo-gone');
  if (note.replaced) {
    const { with: from, sources: only } = note.replaced;
    await replaceUses({ type, from, to: id, only, actor, contentModel });
  }
  return noted(actor, { ...thing, done: 'restored', online: back.online, offline: back.offline });
}

async function noted(actor: Editor, note: RemovalNote): Promise<RemovalDone> {
  return { kind: 'done', note: await keepRemovalNote(actor.id, note) };
}

function problem(reason: RemovalProblem): RemovalDone {
  return { kind: 'problem', problem: reason };
}

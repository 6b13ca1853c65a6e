import type { Viewer } from '#app/auth/viewer.ts';
import type { House } from '#app/cms/collection/house.ts';
import { keepDraft, restoreVersion as restoreEntry } from '#app/cms/collection/versions.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { editedThing } from './edited-thing.server.ts';
import { restoreVersion as restorePage } from './page/restore-version.server.ts';
import { keepVersion, listVersions, readVersion } from './page/versions.server.ts';

type Which = { id: string; locale: Locale };
type Writing = Which & { viewer: Viewer; house: House };

/** The history of one language of a page or an entry, newest first. The caller has asked the policy. */
export async function editedVersions({ id, ...asked }: Which & { page: number; pageSize: number }) {
  const thing = await editedThing(id);
  return thing ? listVersions({ ...asked, type: thing.type, pageId: id }) : { count: 0, results: [] };
}

/** One version with everything in it. The caller has asked the policy. */
export async function editedVersion({ id, ...asked }: Which & { n: number }) {
  const thing = await editedThing(id);
  return thing && readVersion({ ...asked, type: thing.type, pageId: id });
}

/** Keeps the draft of one language as it is now; null when it is gone or the person may not. */
export async function keepEdited(
  request: Writing & { label: string; kind: 'named' | 'before-restore' },
): Promise<{ id: string; n: number } | null> {
  const { id, locale, label, kind, viewer, house } = request;
  const thing = await editedThing(id);
  if (!thing) return null;
  const kept =
    thing.type === 'page'
      ? await keepVersion({ pageId: id, locale, label, kind, definitions: house.modules, viewer })
      : await keepDraft({ ...thing, locale, label, kind, actor: viewer, house });
  return kept.kind === 'kept' ? { id: kept.id, n: kept.n } : null;
}

/** Makes a version, or chosen modules of it, the draft again; answers the version that keeps what stood there. */
export async function restoreEdited(
  request: Writing & { n: number; only: ReadonlySet<string> | null },
): Promise<{ before: number } | 'forbidden' | null> {
  const { id, locale, n, only, viewer, house } = request;
  const thing = await editedThing(id);
  if (!thing) return null;
  if (thing.type === 'page') {
    const done = await restorePage({ pageId: id, locale, n, only, definitions: house.modules, viewer });
    return done.kind === 'restored' ? { before: done.before } : refused(done.kind);
  }
  const done = await restoreEntry({ ...thing, locale, n, only, actor: viewer, house });
  return done.kind === 'saved' ? { before: done.before } : refused(done.kind);
}

function refused(kind: string): 'forbidden' | null {
  return kind === 'forbidden' ? 'forbidden' : null;
}

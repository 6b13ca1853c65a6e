import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { audit } from '#app/db/audit.server.ts';
import { transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { forbiddenWhenRightMissing } from '../draft/needed-right.ts';
import { partOfVersion } from '../draft/part-of-version.ts';
import { restoreLanguage } from '../draft/restore-language.server.ts';
import type { ContentOwner } from './owner-adapter.ts';
import type { Refused } from './publish.server.ts';
import { buildSnapshots } from './snapshot.server.ts';
import { versionDocument } from './versions.server.ts';
import { writeVersions } from './write-versions.server.ts';

export type RestoreVersion = {
  owner: ContentOwner;
  locale: Locale;
  n: number;
  actor: Actor;
  /** Values that both languages share, such as dates, are restored too: they change in the draft of both. */
  shared?: boolean;
  /** Containers or modules that are restored with what they hold; null is everything, the owner's values included. */
  only?: ReadonlySet<string> | null;
};

/** `before` is the number of the version that keeps what stood in the draft. */
export type VersionRestored = { kind: 'restored'; before: number };

/**
 * Makes an older version the draft of its language again; visitors see nothing of it until it is published. What stood
 * in the draft becomes a version itself, so that restoring can be taken back.
 */
export function restoreVersion(command: RestoreVersion): Promise<VersionRestored | Refused> {
  const { owner, locale, n, actor, shared = false, only = null } = command;
  const { type, id, adapter } = owner;
  return transaction<VersionRestored | Refused>(async (tx) => {
    if (!may(actor, adapter.rights.write)) return { kind: 'forbidden' };
    const by = idOf(actor);
    const [current] = await buildSnapshots(tx, { adapter, ids: [id], locale });
    const doc = await versionDocument({ type, id, locale, n }, tx);
    if (!current || !doc) return { kind: 'gone' };
    const label = String(n);
    const [kept] = await writeVersions(tx, [current], { type, locale, kind: 'before-restore', label, by });
    const living = new Set(current.modules.map((module) => module.id));
    await restoreLanguage(tx, {
      owner: { content_type: type, object_id: id },
      locale,
      nodes: only ? partOfVersion(doc.nodes, { only, living }) : doc.nodes,
      isPart: only !== null,
      definitions: adapter.modules,
      writer: { id: by, rights: actor.kind === 'editor' ? actor.rights : [] },
    });
    if (!only) await adapter.restoreValues(tx, { id, doc }, { locale, shared, by });
    const before = kept?.n ?? 0;
    const detail = { version: n, before, ...(shared ? { shared } : {}), ...(only ? { only: [...only] } : {}) };
    await audit(tx, { by, action: 'restore', type, id, locale, detail });
    return { kind: 'restored', before };
  }).catch(forbiddenWhenRightMissing);
}

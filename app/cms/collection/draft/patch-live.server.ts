import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { patchedValues } from '#app/cms/draft/patch.ts';
import type { Values } from '#app/cms/field-set.ts';
import { publishedDocuments } from '#app/cms/publishing/publication.server.ts';
import { writeVersions } from '#app/cms/publishing/write-versions.server.ts';
import { auditAll } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import { type ContentModel, collectionOf } from '../content-model.ts';
import type { EntryDocument, EntryRecord } from '../entry.ts';
import { entryAdapter } from '../entry-adapter.server.ts';
import type { EntryRefusal } from '../entry-answer.ts';
import { readEntries } from '../entry-rows.server.ts';
import { type EntryPatch, valueErrors, valuesBefore } from './commands.server.ts';
import { stamped } from './stamped.ts';
import { updateDrafts } from './write-drafts.server.ts';

/** A change of one entry that visitors see at once: `live` says what changes in what is published, when it differs. */
export type LiveChange = {
  id: string;
  patch: EntryPatch;
  live?: Localized<{ props: Values; texts: Values }>;
  /** Values the draft must still have; somebody else's later change is never undone. */
  expected?: EntryPatch;
};

export type LiveChangeResult = {
  kind: 'patched';
  changed: { id: string; number: number; rev: number; online: Locale[] }[];
  /** Entries left as they were, because they are gone or somebody changed them meanwhile. */
  skipped: { id: string; reason: 'gone' | 'changed' }[];
  /** Takes exactly this back. */
  undo: LiveChange[];
};

/**
 * Changes a few fields of many entries for visitors and editors alike, in one transaction: each draft, and in every
 * language that is online the published document with these fields and no others, so that unfinished work of the draft
 * stays unseen.
 */
export function patchLiveEntries({
  type,
  changes: asked,
  actor,
  contentModel,
  action,
}: {
  type: string;
  changes: readonly LiveChange[];
  actor: Actor;
  contentModel: ContentModel;
  action: string;
}): Promise<LiveChangeResult | EntryRefusal> {
  const definition = collectionOf(contentModel, type);
  const now = Temporal.Now.instant();
  const changes = asked.map((change) => ({ ...change, patch: stamped(definition, change.patch, now) }));
  return transaction(async (tx) => {
    if (!may(actor, 'entry:publish')) return { kind: 'forbidden' };
    const errors = changes.flatMap(({ patch }) => valueErrors(contentModel, type, patch));
    if (errors.length > 0) return { kind: 'invalid', errors };
    const entries = await readEntries(tx, { type, ids: changes.map(({ id }) => id), lock: true });
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const skipped: LiveChangeResult['skipped'] = [];
    const work = changes.flatMap((change) => {
      const entry = byId.get(change.id);
      const reason = !entry || entry.deleted_at ? 'gone' : isOtherwise(entry, change.expected) ? 'changed' : null;
      if (reason) skipped.push({ id: change.id, reason });
      return entry && !reason ? [{ entry, change }] : [];
    });
    const drafts = work.map(({ entry, change }) => {
      const { props, i18n } = patchedValues(entry, change.patch);
      return { id: entry.id, number: entry.number, rev: entry.rev + 1, props, i18n };
    });
    await updateDrafts(tx, { type, drafts, userId: idOf(actor), contentModel });
    const online = await patchPublished(tx, { type, work, actor, contentModel });
    const by = idOf(actor);
    await auditAll(
      tx,
      work.map(({ entry, change: { patch } }) => {
        return { by, action, type, id: entry.id, detail: { patch, before: valuesBefore(entry, patch) } };
      }),
    );
    return {
      kind: 'patched',
      changed: drafts.map(({ id, number, rev }) => ({
        id,
        number,
        rev,
        online: Object.keys(online.get(id) ?? {}) as Locale[],
      })),
      skipped,
      undo: work.map(({ entry, change }) => ({
        id: entry.id,
        patch: valuesBefore(entry, change.patch),
        live: online.get(entry.id) ?? {},
        expected: change.patch,
      })),
    };
  });
}

type Work = { entry: EntryRecord; change: LiveChange };
type Live = Localized<{ props: Values; texts: Values }>;

/** Answers what stood in the published documents before, by entry and language. */
async function patchPublished(
  tx: Transaction,
  { type, work, actor, contentModel }: { type: string; work: Work[]; actor: Actor; contentModel: ContentModel },
): Promise<Map<string, Live>> {
  const before = new Map<string, Live>();
  const adapter = entryAdapter(type, contentModel);
  const by = idOf(actor);
  for (const locale of locales) {
    const ids = work.map(({ entry }) => entry.id);
    const documents = await publishedDocuments<EntryDocument>(tx, { type, ids, locale });
    const items = work.flatMap(({ entry, change }) => {
      const doc = documents.get(entry.id);
      if (!doc) return [];
      const values = change.live?.[locale] ?? {
        props: change.patch.props ?? {},
        texts: change.patch.i18n?.[locale] ?? {},
      };
      before.set(entry.id, { ...before.get(entry.id), [locale]: liveBefore(doc, values) });
      const { props, i18n } = patchedValues(
        { props: doc.props, i18n: { [locale]: doc.texts } },
        { props: values.props, i18n: { [locale]: values.texts } },
      );
      const changed: EntryDocument = { ...doc, props, texts: i18n[locale] ?? {} };
      return [{ id: entry.id, doc: changed }];
    });
    const versions = await writeVersions(tx, items, { type, locale, kind: 'publish', by });
    const { tags } = await adapter.list(tx, versions, { locale, by });
    await bumpEpoch(tx, tags);
  }
  return before;
}

function liveBefore(doc: EntryDocument, change: { props: Values; texts: Values }) {
  const of = (values: Values, changed: Values) =>
    Object.fromEntries(Object.keys(changed).map((name) => [name, values[name] ?? null]));
  return { props: of(doc.props, change.props), texts: of(doc.texts, change.texts) };
}

function isOtherwise(entry: EntryRecord, expected: EntryPatch | undefined): boolean {
  if (!expected) return false;
  const differs = (values: Values | undefined, wanted: Values | undefined) =>
    Object.entries(wanted ?? {}).some(
      ([name, value]) => JSON.stringify(values?.[name] ?? null) !== JSON.stringify(value),
    );
  return (
    differs(entry.props, expected.props) ||
    locales.some((locale) => differs(entry.i18n[locale], expected.i18n?.[locale]))
  );
}

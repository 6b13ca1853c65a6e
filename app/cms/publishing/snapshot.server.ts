import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { mediaByIds } from '#app/media/media-records.server.ts';
import { nodesIn, type PublishProblem } from '../compile.ts';
import { chosenDocument } from './chosen-document.ts';
import { draftTag, nodesOfOwners } from './draft-nodes.server.ts';
import type { DraftReader, OwnerAdapter, OwnerDocument, Reader, Snapshot } from './owner-adapter.ts';
import { publishedDocuments } from './publication.server.ts';

type Building<Doc extends OwnerDocument, Adapter = DraftReader<Doc>> = {
  adapter: Adapter;
  ids: readonly string[];
  locale: Locale;
  /** Ids of the modules that go out, the owner's own id for its values; null is everything. */
  chosen?: ReadonlySet<string> | null;
  lock?: boolean;
};

/**
 * The drafts of some owners as one language would publish them, locked until the transaction ends unless they are only
 * looked at. With `chosen` it is what is published, brought up to the draft in these parts alone.
 */
export async function buildSnapshots<Doc extends OwnerDocument>(
  reader: Reader,
  { adapter, ids, locale, chosen = null, lock = true }: Building<Doc>,
): Promise<Snapshot<Doc>[]> {
  const drafts = await adapter.readDrafts(reader, { ids, locale, lock });
  const { type } = adapter;
  const nodes = await nodesOfOwners(reader, { type, ids });
  const published = chosen ? await publishedDocuments<Doc>(reader, { type, ids, locale }) : null;
  const snapshots = drafts.map((draft): Snapshot<Doc> => {
    const modules = nodes.get(draft.id) ?? [];
    const whole = { ...draft, doc: { ...draft.doc, nodes: nodesIn(modules, locale) }, modules };
    const before = published?.get(draft.id);
    if (!chosen || !before) return whole;
    const doc = chosenDocument(before, whole.doc, { chosen, owner: draft.id });
    return { ...whole, doc, unwritten: chosen.has(draft.id) ? draft.unwritten : [] };
  });
  return withMedia(reader, snapshots, { adapter, locale });
}

async function withMedia<Doc extends OwnerDocument>(
  reader: Reader,
  snapshots: readonly Snapshot<Doc>[],
  { adapter, locale }: Pick<Building<Doc>, 'adapter' | 'locale'>,
): Promise<Snapshot<Doc>[]> {
  const wanted = snapshots.map(({ doc }) => [...new Set(adapter.mediaIn(doc, locale))].sort());
  const records = await mediaByIds(wanted.flat(), reader);
  const library = new Map(records.map((record) => [record.id, record]));
  return snapshots.map((snapshot, at) => {
    const media = (wanted[at] ?? []).flatMap((id) => library.get(id) ?? []);
    return { ...snapshot, doc: { ...snapshot.doc, media } };
  });
}

export type NotReady =
  /** It is not the draft on the screen of the person who publishes. */
  { kind: 'changed'; draft_tag: string } | { kind: 'incomplete'; problems: PublishProblem[] };

/** What the person who publishes has on the screen; without it whatever there is goes out (demo, import). */
export type Seen = { tag?: string | null; revs?: Readonly<Record<string, number>> };

export type Checked = { ready: Snapshot[]; refused: { id: string; result: NotReady }[] };

/** The snapshots that may go out, and why the others may not. */
export async function checkedSnapshots(
  tx: Transaction,
  { tag = null, revs = {}, ...building }: Building<OwnerDocument, OwnerAdapter> & Seen,
): Promise<Checked> {
  const { adapter, locale } = building;
  const snapshots = await buildSnapshots(tx, building);
  const problems = await allProblems(tx, snapshots, { adapter, locale });
  const checked: Checked = { ready: [], refused: [] };
  for (const snapshot of snapshots) {
    const { id, rev, modules } = snapshot;
    const isOther = (revs[id] ?? rev) !== rev || (tag !== null && tag !== draftTag(snapshot, modules));
    if (isOther) {
      checked.refused.push({ id, result: { kind: 'changed', draft_tag: draftTag(snapshot, modules) } });
      continue;
    }
    const found = problems.get(id) ?? [];
    if (found.length > 0) checked.refused.push({ id, result: { kind: 'incomplete', problems: found } });
    else checked.ready.push(snapshot);
  }
  return checked;
}

/** All that stands against publishing these: what is missing, and what the venue lets nobody publish. */
export async function allProblems<Doc extends OwnerDocument>(
  reader: Reader,
  snapshots: readonly Snapshot<Doc>[],
  { adapter, locale }: { adapter: OwnerAdapter<Doc>; locale: Locale },
): Promise<ReadonlyMap<string, PublishProblem[]>> {
  const missing = await adapter.problemsOf(reader, snapshots, { locale });
  const found = await adapter.findingsIn(reader, snapshots, { locale });
  return new Map(snapshots.map(({ id }) => [id, distinct([...(missing.get(id) ?? []), ...(found.get(id) ?? [])])]));
}

/** A missing text can be found by the field and by a rule; it is said once. */
function distinct(problems: PublishProblem[]): PublishProblem[] {
  const known = new Set<string>();
  return problems.filter(({ module, path }) => {
    const place = `${module} ${path}`;
    if (known.has(place)) return false;
    known.add(place);
    return true;
  });
}

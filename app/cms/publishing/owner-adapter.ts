import type { Action } from '#app/auth/policy.ts';
import type { Database, Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Finding } from '../checks/finding.ts';
import type { PublishProblem } from '../compile.ts';
import type { ModuleNode } from '../node.ts';
import type { MediaRecord } from '../resolve.ts';
import type { Definitions } from '../view/view-nodes.ts';
import type { DocumentContent } from './document-changes.ts';

export type Reader = Database | Transaction;

/** What a version keeps of one language: the owner's own values in a shape of its own, its modules, what they show. */
export type OwnerDocument = { nodes: ModuleNode[]; media: MediaRecord[] };

/** The draft of one language as it was read. */
export type Draft<Doc extends OwnerDocument = OwnerDocument> = {
  id: string;
  rev: number;
  /** Its own values; modules and media are added by the snapshot. */
  doc: Doc;
  /** Fields that nobody has written, where that is something else than writing nothing in them. */
  unwritten: readonly string[];
};

/** A draft of one language as it would be published. */
export type Snapshot<Doc extends OwnerDocument = OwnerDocument> = Draft<Doc> & {
  /** Its living modules in every language, those hidden in this one as well. */
  modules: ModuleNode[];
};

/** A version that becomes what visitors read. */
export type LiveVersion<Doc extends OwnerDocument = OwnerDocument> = {
  id: string;
  doc: Doc;
  version_id: string;
  n: number;
};

export type Listed = {
  /** What visitors find from now on; `url` is null for what has no page of its own. */
  found: { id: string; published_at: string; url: string | null }[];
  /** Everything a cache keeps that is another now. */
  tags: Iterable<string>;
};

type InLanguage = { locale: Locale };

/** All that differs where the drafts of pages and of the entries of a collection are read. */
export type DraftReader<Doc extends OwnerDocument = OwnerDocument> = {
  /** As `content_type` names it in the tables of versions, publications and modules. */
  readonly type: string;
  /** The drafts that are not in the trash, in one language; with `lock` nobody else writes them until the end. */
  readDrafts(reader: Reader, query: InLanguage & { ids: readonly string[]; lock: boolean }): Promise<Draft<Doc>[]>;
  /** Ids of the pictures and files that its values and its modules show. */
  mediaIn(doc: Doc, locale: Locale): string[];
};

/** A draft that was written; what names it besides its id, such as its number, is added where it has that. */
export type Written = { kind: 'saved'; id: string; rev: number };

export type NotCopied = { kind: 'gone' } | { kind: 'refused'; refusal: 'exists' };

/** The same where they are published. */
export type OwnerAdapter<
  Doc extends OwnerDocument = OwnerDocument,
  Saved extends Written = Written,
> = DraftReader<Doc> & {
  readonly modules: Definitions;
  readonly rights: Readonly<Record<'write' | 'copy' | 'publish' | 'unpublish' | 'delete', Action>>;
  /** What the audit calls it. */
  readonly actions: Readonly<Record<'copy' | 'trash' | 'restore', string>>;

  /** Locks what is not in the trash; answers its ids. */
  lock(tx: Transaction, ids: readonly string[]): Promise<string[]>;
  /** The same values as a comparison reads them. */
  contentOf(doc: Doc): DocumentContent;

  /** What is missing in each of these before it can be published, whatever the venue has decided besides. */
  problemsOf(
    reader: Reader,
    snapshots: readonly Snapshot<Doc>[],
    query: InLanguage,
  ): Promise<ReadonlyMap<string, PublishProblem[]>>;
  /** What the venue has decided to let nobody publish, by the id of the owner. */
  findingsIn(
    reader: Reader,
    snapshots: readonly Snapshot<Doc>[],
    query: InLanguage,
  ): Promise<ReadonlyMap<string, Finding[]>>;
  /** Why visitors could not be led to this document at this moment; a message key. */
  addressProblem(tx: Transaction, version: { id: string; doc: Doc }, query: InLanguage): Promise<string | null>;
  /** Whether the document has a title today, its own or an inherited one. */
  hasTitle(tx: Transaction, doc: Doc, query: InLanguage): Promise<boolean>;

  /** Points visitors at these versions and writes all by which they are found. */
  list(
    tx: Transaction,
    versions: readonly LiveVersion<Doc>[],
    query: InLanguage & { by: string | null },
  ): Promise<Listed>;
  /** Takes away all by which these were found, when their publication is gone; answers the tags of the caches. */
  unlist(tx: Transaction, ids: readonly string[], query: InLanguage): Promise<Iterable<string>>;

  /** Writes the values of a version into the draft; `shared` ones too when it is asked for. */
  restoreValues(
    tx: Transaction,
    version: { id: string; doc: Doc },
    query: InLanguage & { shared: boolean; by: string | null },
  ): Promise<void>;
  /** Writes a draft with the values of another at an address of its own, or says why there can be none. */
  insertCopy(tx: Transaction, copy: { from: string; id: string; by: string | null }): Promise<Saved | NotCopied>;
  /** Why it cannot go to the trash; null when it can. */
  trashProblem(tx: Transaction, id: string): Promise<'has-children' | null>;
  /** Puts it into the trash, or takes it out; answers its next revision, or null when it is not where it should be. */
  setTrashed(
    tx: Transaction,
    change: { id: string; isTrashed: boolean; by: string | null },
  ): Promise<{ rev: number; tags: readonly string[] } | null>;
};

/** Something that is edited and published, with the adapter of its kind. */
export type ContentOwner<Saved extends Written = Written> = {
  type: string;
  id: string;
  adapter: OwnerAdapter<OwnerDocument, Saved>;
};

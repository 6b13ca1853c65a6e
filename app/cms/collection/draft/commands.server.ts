import { type Actor, idOf, may } from '#app/auth/actor.ts';
import type { Attempt, ValueError } from '#app/cms/draft/draft-answer.ts';
import { patchErrors, patchedValues } from '#app/cms/draft/patch.ts';
import { rememberedAnswer } from '#app/cms/draft/write-log.server.ts';
import { initialValues, type Values } from '#app/cms/field-set.ts';
import { copyDraft, noteWrite, saveDraft } from '#app/cms/publishing/save-draft.server.ts';
import { moveToTrash, restoreFromTrash } from '#app/cms/publishing/trash.server.ts';
import { transaction } from '#app/db/client.server.ts';
import { type Localized, locales } from '#app/i18n/locale.ts';
import { type ContentModel, collectionOf } from '../content-model.ts';
import type { EntryRecord } from '../entry.ts';
import { entryOwner } from '../entry-adapter.server.ts';
import type { EntryRefusal, EntrySaved, EntryStale } from '../entry-answer.ts';
import { readEntries } from '../entry-rows.server.ts';
import { stamped, stampsOf } from './stamped.ts';
import { insertDrafts, updateDrafts } from './write-drafts.server.ts';

/** Changed fields only; `null` takes a value away. Fields and languages that are not named keep every byte. */
export type EntryPatch = { props?: Values; i18n?: Localized<Values> };

type Writing = { type: string; actor: Actor; contentModel: ContentModel; attempt?: Attempt };

export type CreateEntry = Writing & {
  /** May be given, so that a demo or a repeated request does it once. */
  id?: string;
  values: EntryPatch;
  /** Where it was imported from, and its name there. */
  origin?: { source: string; external_id: string };
};

/** A new entry; it is offline in every language. */
export function createEntry({ id = crypto.randomUUID(), ...command }: CreateEntry): Promise<EntrySaved | EntryRefusal> {
  const { type, actor, contentModel, origin, attempt = {} } = command;
  const values = stamped(collectionOf(contentModel, type), command.values, Temporal.Now.instant());
  return transaction(async (tx) => {
    const remembered = await rememberedAnswer<EntrySaved>(tx, attempt);
    if (remembered) return remembered;
    if (!may(actor, 'entry:write')) return { kind: 'forbidden' };
    const errors = valueErrors(contentModel, type, values);
    if (errors.length > 0) return { kind: 'invalid', errors };
    const initial = initialValues(collectionOf(contentModel, type).fields);
    const draft = {
      id,
      ...patchedValues({ props: initial.props, i18n: {} }, values),
      source: origin?.source ?? null,
      external_id: origin?.external_id ?? null,
    };
    const [written] = await insertDrafts(tx, { type, drafts: [draft], userId: idOf(actor), contentModel });
    if (!written) return { kind: 'refused', refusal: 'exists' };
    const answer: EntrySaved = { kind: 'saved', ...written };
    await noteWrite(tx, { type, id, actor, attempt, action: 'entry:create' }, { saved: answer });
    return answer;
  });
}

/**
 * Saves changed fields of one draft, or answers with the other values when somebody saved meanwhile. Visitors see
 * nothing of it until a language is published.
 */
export function patchEntry({
  id,
  baseRev,
  patch: asked,
  ...command
}: Writing & {
  id: string;
  /** The revision the change was based on (`If-Match`). */
  baseRev: number;
  patch: EntryPatch;
}): Promise<EntrySaved | EntryStale | EntryRefusal> {
  const { type, actor, contentModel, attempt } = command;
  const patch = stamped(collectionOf(contentModel, type), asked, Temporal.Now.instant());
  return saveDraft<EntryRecord, EntrySaved>({
    ...{ type, id, actor, attempt, baseRev },
    right: 'entry:write',
    action: 'entry:update',
    errors: valueErrors(contentModel, type, patch),
    async lock(tx) {
      const [content] = await readEntries(tx, { type, ids: [id], lock: true });
      if (!content || content.deleted_at) return null;
      return { content, rev: content.rev, by: content.updated_by, at: content.updated_at };
    },
    async write(tx, current) {
      const { props, i18n } = patchedValues(current, patch);
      const { number } = current;
      const draft = { id, number, rev: current.rev + 1, props, i18n };
      await updateDrafts(tx, { type, drafts: [draft], userId: idOf(actor), contentModel });
      const stamps = stampsOf(asked, patch);
      const saved = { kind: 'saved' as const, id, number, rev: draft.rev, ...(stamps && { stamps }) };
      return { saved, detail: { fields: fieldsOf(patch), before: valuesBefore(current, patch) } };
    },
  });
}

/** A copy with the same values; offline, with modules of its own, without an origin. */
export function duplicateEntry({
  type,
  id,
  contentModel,
  ...how
}: Omit<Writing, 'attempt'> & { id: string; newId?: string }) {
  return copyDraft({ owner: entryOwner({ type, id }, contentModel), ...how });
}

/** Puts an entry into the trash and takes it offline in every language. */
export function trashEntry({ type, id, actor, contentModel }: Omit<Writing, 'attempt'> & { id: string }) {
  return moveToTrash({ owner: entryOwner({ type, id }, contentModel), actor });
}

/** Takes an entry out of the trash; what was online is online again. */
export function restoreEntry({ type, id, actor, contentModel }: Omit<Writing, 'attempt'> & { id: string }) {
  return restoreFromTrash({ owner: entryOwner({ type, id }, contentModel), actor });
}

/** Why these values can never be stored. Required but empty is not among the reasons: this is a draft. */
export function valueErrors(contentModel: ContentModel, type: string, values: EntryPatch): ValueError[] {
  return patchErrors(collectionOf(contentModel, type), values);
}

/** The values that a patch replaces, as a patch: sending it takes the change back. */
export function valuesBefore(
  { props, i18n }: { props: Values; i18n: Localized<Values> },
  patch: EntryPatch,
): EntryPatch {
  const before = (values: Values | undefined, changes: Values) =>
    Object.fromEntries(Object.keys(changes).map((name) => [name, values?.[name] ?? null]));
  const texts = locales.flatMap((locale) => {
    const changes = patch.i18n?.[locale];
    return changes ? [[locale, before(i18n[locale], changes)] as const] : [];
  });
  return {
    ...(patch.props ? { props: before(props, patch.props) } : {}),
    ...(texts.length > 0 ? { i18n: Object.fromEntries(texts) } : {}),
  };
}

function fieldsOf({ props = {}, i18n = {} }: EntryPatch): string[] {
  return [
    ...Object.keys(props),
    ...locales.flatMap((locale) => Object.keys(i18n[locale] ?? {}).map((name) => `${locale}.${name}`)),
  ];
}

import { sql } from 'drizzle-orm';
import { type Action, can } from '#app/auth/policy.ts';
import type { Editor } from '#app/auth/viewer.ts';
import { entryUrl } from '#app/cms/collection/entry-url.ts';
import { collectionOf, type House } from '#app/cms/collection/house.ts';
import { publishEntries, unpublishEntry } from '#app/cms/collection/publish.server.ts';
import { putVersionOnline } from '#app/cms/collection/put-version-online.server.ts';
import { cancelSchedule as cancelEntry, scheduleEntry } from '#app/cms/collection/schedule.server.ts';
import type { PublishProblem } from '#app/cms/compile.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import { type EditedThing, editedThing } from './edited-thing.server.ts';
import { entryParts } from './entry-parts.server.ts';
import { publishPage, publishVersion } from './page/publish.server.ts';
import { cancelSchedule as cancelPage, schedulePage } from './page/schedule.server.ts';
import { unpublishPage } from './page/unpublish.server.ts';
import type { Deed } from './page/waiting.ts';

type Which = { id: string; locale: Locale; viewer: Editor; house: House };
type What = Which & {
  /** The draft on the screen of the person; null publishes whatever there is. */
  tag: string | null;
  /** Ids of the modules that go out, the owner's own id for its values; null is everything. */
  chosen: ReadonlySet<string> | null;
};

export type EditedPublished = {
  kind: 'published';
  n: number;
  before: number | null;
  published_at: string;
  url: string | null;
};

type Refused =
  | { kind: 'gone' }
  | { kind: 'forbidden' }
  | { kind: 'changed'; draft_tag: string }
  | { kind: 'incomplete'; problems: PublishProblem[] };

const gone = { kind: 'gone' } as const;
const forbidden = { kind: 'forbidden' } as const;

/** Publishes one language of a page, or of an entry from its page: its values and its modules together. */
export async function publishEdited(what: What): Promise<EditedPublished | Refused> {
  const { id, locale, viewer, house, tag, chosen } = what;
  const thing = await editedThing(id);
  if (!thing) return gone;
  if (!may(viewer, thing, 'publish')) return forbidden;
  if (thing.type === 'page') {
    const request = { pageId: id, locale, tag, chosen, userId: viewer.id, definitions: house.modules };
    const result = await publishPage(request);
    return result.kind === 'published' ? { ...result, url: urls.page(locale, result.path) } : result;
  }
  const { type } = thing;
  return transaction(async (tx) => {
    const { prepare, stale } = entryParts(what);
    const before = await publishedNumber(tx, thing, locale);
    const [done] = await publishEntries(tx, { type, ids: [id], locale, actor: viewer, house, prepare });
    const draft_tag = stale();
    if (draft_tag !== null) return { kind: 'changed', draft_tag };
    if (done?.result.kind === 'published') return { ...done.result, before };
    return done?.result.kind === 'incomplete' ? done.result : gone;
  });
}

/** Makes an older version what visitors read again: how a publication is undone. */
export async function publishEditedVersion({
  id,
  locale,
  viewer,
  house,
  n,
}: Which & { n: number }): Promise<EditedPublished | Refused> {
  const thing = await editedThing(id);
  if (!thing) return gone;
  if (!may(viewer, thing, 'publish')) return forbidden;
  if (thing.type === 'page') {
    const result = await publishVersion({ pageId: id, locale, n, userId: viewer.id, definitions: house.modules });
    return result.kind === 'published' ? { ...result, url: urls.page(locale, result.path) } : result;
  }
  const { type } = thing;
  return transaction(async (tx) => {
    const before = await publishedNumber(tx, thing, locale);
    const version = { of: id, n };
    const action = 'publish:version';
    const live = await putVersionOnline(tx, { type, locale, version, userId: viewer.id, house, action });
    if (!live) return gone;
    const url = live.slug ? entryUrl(collectionOf(house, type), { locale, ...live }) : null;
    return { kind: 'published', n, before, published_at: live.published_at, url };
  });
}

export async function unpublishEdited({ id, locale, viewer, house }: Which): Promise<boolean> {
  const thing = await editedThing(id);
  if (!thing || !may(viewer, thing, 'unpublish')) return false;
  if (thing.type === 'page') return unpublishPage({ pageId: id, locale, userId: viewer.id });
  const { type } = thing;
  return (await unpublishEntry({ type, id, locale, actor: viewer, house })).kind === 'unpublished';
}

type Timed = What & { action: Deed; due: Temporal.Instant; now: Temporal.Instant };

/** Lets a language go online or offline at a time; what will go online is frozen and checked now. */
export async function scheduleEdited(
  what: Timed,
): Promise<{ kind: 'scheduled'; id: string; due_at: string } | { kind: 'past' } | Refused> {
  const { id, locale, viewer, house, tag, chosen, action, due, now } = what;
  const thing = await editedThing(id);
  if (!thing) return gone;
  if (!may(viewer, thing, action)) return forbidden;
  const times = { action, due, now };
  if (thing.type === 'page')
    return schedulePage({ pageId: id, locale, tag, chosen, userId: viewer.id, definitions: house.modules, ...times });
  const { prepare, stale } = entryParts(what);
  const result = await scheduleEntry({ ...thing, locale, actor: viewer, house, prepare, ...times });
  const draft_tag = stale();
  if (draft_tag !== null) return { kind: 'changed', draft_tag };
  return result.kind === 'invalid' || result.kind === 'refused' ? gone : result;
}

export async function cancelEdited({
  id,
  locale,
  viewer,
  action,
}: Omit<Which, 'house'> & { action: Deed }): Promise<boolean> {
  const thing = await editedThing(id);
  if (!thing || !may(viewer, thing, action)) return false;
  if (thing.type === 'page') return cancelPage({ pageId: id, locale, action });
  return cancelEntry({ ...thing, locale, action, actor: viewer });
}

function may(viewer: Editor, { type }: EditedThing, deed: Deed): boolean {
  const action: Action = type === 'page' ? `page:${deed}` : 'entry:publish';
  return can(viewer, action);
}

async function publishedNumber(tx: Transaction, { type, id }: EditedThing, locale: Locale): Promise<number | null> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select n from publication join version on version.id = publication.version_id
    where publication.content_type = ${type} and publication.object_id = ${id} and publication.locale = ${locale}`);
  return rows[0]?.n ?? null;
}

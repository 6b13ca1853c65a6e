import { sql } from 'drizzle-orm';
import { type Actor, idOf, may, theHouse } from '#app/auth/actor.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { audit } from '#app/db/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { EntryIncomplete, EntryRefusal } from './entry-answer.ts';
import { freeze } from './freeze.server.ts';
import type { House } from './house.ts';
import { type Prepare, takeOffline } from './publish.server.ts';
import { writeVersions } from './put-online.server.ts';
import { putVersionOnline } from './put-version-online.server.ts';

type Action = 'publish' | 'unpublish';
type Which = { type: string; id: string; locale: Locale; action: Action };

export type Scheduled = { kind: 'scheduled'; id: string; due_at: string };

/**
 * Lets a language go online or offline at a time. What will go online is frozen now, with all checks, so that nobody
 * publishes later what they have not seen. One of each kind waits per language: a later request takes its place.
 */
export function scheduleEntry({
  due,
  now,
  actor,
  house,
  prepare = async (_, frozen) => frozen,
  ...which
}: Which & { due: Temporal.Instant; now: Temporal.Instant; actor: Actor; house: House; prepare?: Prepare }): Promise<
  Scheduled | { kind: 'past' } | EntryIncomplete | EntryRefusal
> {
  const { type, id, locale, action } = which;
  return transaction(async (tx) => {
    if (!may(actor, 'entry:publish')) return { kind: 'forbidden' };
    if (Temporal.Instant.compare(due, now) <= 0) return { kind: 'past' };
    const [frozen] = await prepare(tx, await freeze(tx, { type, ids: [id], locale, house }));
    if (!frozen) return { kind: 'gone' };
    if (action === 'publish' && frozen.problems.length > 0) return { kind: 'incomplete', problems: frozen.problems };
    const userId = idOf(actor);
    const items = action === 'publish' ? [frozen] : [];
    const [version] = await writeVersions(tx, { type, locale, userId, kind: 'scheduled', items });
    await dropWaiting(tx, which);
    const waiting = crypto.randomUUID();
    await tx.execute(sql`
      insert into scheduled_publication (id, content_type, object_id, locale, action, version_id, due_at, by_user)
      values (${waiting}, ${type}, ${id}, ${locale}, ${action}, ${version?.version_id ?? null},
              ${due.toString()}::timestamptz, ${userId})`);
    const detail = { due_at: due.toString() };
    await tx
      .insert(audit)
      .values({ user_id: userId, action: `schedule:${action}`, content_type: type, object_id: id, locale, detail });
    return { kind: 'scheduled', id: waiting, due_at: due.toString() };
  });
}

/** Answers whether something was waiting. */
export function cancelSchedule({ actor, ...which }: Which & { actor: Actor }): Promise<boolean> {
  const { type, id, locale, action } = which;
  return transaction(async (tx) => {
    if (!may(actor, 'entry:publish') || (await dropWaiting(tx, which)) === 0) return false;
    const what = { action: `unschedule:${action}`, content_type: type, object_id: id, locale };
    await tx.insert(audit).values({ user_id: idOf(actor), ...what });
    return true;
  });
}

export type Waiting = { locale: Locale; action: Action; due_at: string; by: string | null };

/** What waits for its time, soonest first. */
export function waitingFor({ type, id }: Pick<Which, 'type' | 'id'>): Promise<Waiting[]> {
  return transaction(async (tx) => {
    const { rows } = await tx.execute<Waiting>(sql`
      select locale, action, by_user as by, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as due_at
      from scheduled_publication where content_type = ${type} and object_id = ${id} and done_at is null order by due_at`);
    return rows;
  });
}

type Due = {
  id: string;
  content_type: string;
  object_id: string;
  locale: Locale;
  action: Action;
  version_id: string;
  by_user: string | null;
};

export type EntryDone = { type: string; id: string; locale: Locale; action: Action; outcome: string };

/**
 * Does what is due for entries at this instant, oldest first, each in a transaction of its own. Several nodes may ask at
 * the same moment: a row that one of them holds is passed over by the others, so each is done once.
 */
export async function doDueEntries({ now, house }: { now: Temporal.Instant; house: House }): Promise<EntryDone[]> {
  const done: EntryDone[] = [];
  const types = Object.keys(house.collections);
  for (;;) {
    const one = await transaction(async (tx): Promise<EntryDone | null> => {
      const { rows } = await tx.execute<Due>(sql`
        select id, content_type, object_id, locale, action, version_id, by_user from scheduled_publication
        where done_at is null and due_at <= ${now.toString()}::timestamptz
          and content_type = any(${sql.param(types)}::text[])
        order by due_at, created_at limit 1 for update skip locked`);
      const [due] = rows;
      if (!due) return null;
      const outcome = await perform(tx, due, house);
      await tx.execute(sql`
        update scheduled_publication set done_at = clock_timestamp(), outcome = ${outcome} where id = ${due.id}`);
      return { type: due.content_type, id: due.object_id, locale: due.locale, action: due.action, outcome };
    });
    if (!one) return done;
    done.push(one);
  }
}

async function perform(tx: Transaction, due: Due, house: House): Promise<string> {
  const { content_type: type, object_id: id, locale, action } = due;
  if (action === 'unpublish') {
    const taken = await takeOffline(tx, { type, ids: [id], locale, actor: theHouse, house, action });
    return taken > 0 ? 'done' : 'was-offline';
  }
  const version = { id: due.version_id };
  const done = await putVersionOnline(tx, {
    type,
    version,
    locale,
    userId: due.by_user,
    house,
    action: 'publish:scheduled',
  });
  return done ? 'done' : 'gone';
}

async function dropWaiting(tx: Transaction, { type, id, locale, action }: Which): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from scheduled_publication where content_type = ${type} and object_id = ${id} and locale = ${locale}
      and action = ${action} and done_at is null`);
  return rowCount ?? 0;
}

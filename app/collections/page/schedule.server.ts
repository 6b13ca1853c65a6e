import { sql } from 'drizzle-orm';
import { transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type Compiled, type CompileRequest, compileDraft } from './compile-draft.server.ts';
import { dropWaiting } from './waiting.server.ts';
import type { Deed } from './waiting.ts';
import { writeVersion } from './write-version.server.ts';

export type ScheduleResult =
  | { kind: 'scheduled'; id: string; due_at: string }
  | { kind: 'past' }
  | Exclude<Compiled, { kind: 'compiled' }>;

export type ScheduleRequest = CompileRequest & {
  userId: string | null;
  action: Deed;
  due: Temporal.Instant;
  now: Temporal.Instant;
};

/**
 * Lets a language go online or offline at a time. What will go online is frozen now, with all checks, so that nobody
 * publishes later what they have not seen. One of each kind waits per language: a later request takes its place.
 */
export async function schedulePage(request: ScheduleRequest): Promise<ScheduleResult> {
  const { pageId, locale, userId, action, due, now } = request;
  if (Temporal.Instant.compare(due, now) <= 0) return { kind: 'past' };
  return transaction(async (tx) => {
    let version: { id: string } | null = null;
    if (action === 'publish') {
      const compiled = await compileDraft(tx, request);
      if (compiled.kind !== 'compiled') return compiled;
      version = await writeVersion(tx, { pageId, locale, kind: 'scheduled', userId, doc: compiled.doc });
    }
    await dropWaiting(tx, { pageId, locale, action });
    const id = crypto.randomUUID();
    await tx.execute(sql`
      insert into scheduled_publication (id, content_type, object_id, locale, action, version_id, due_at, by_user)
      values (${id}, 'page', ${pageId}, ${locale}, ${action}, ${version?.id ?? null}, ${due.toString()}::timestamptz, ${userId})`);
    return { kind: 'scheduled', id, due_at: due.toString() };
  });
}

export async function cancelSchedule(request: { pageId: string; locale: Locale; action: Deed }): Promise<boolean> {
  return transaction(async (tx) => (await dropWaiting(tx, request)) > 0);
}

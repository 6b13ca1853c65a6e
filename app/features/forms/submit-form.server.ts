import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { consume, type Limit } from '#app/auth/rate-limit.server.ts';
import { trap } from '#app/collections/form/field-types.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { formEntry, formFile } from '#app/db/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { checkAnswers, type Problems } from './check-answers.ts';
import { confirmToSender, notifyStaff } from './letters.server.ts';
import type { OnlineForm } from './read-form.server.ts';
import type { Answers } from './visitor-form.ts';

const perAddress: Limit = { name: 'form-entry', maximum: 10, windowSeconds: 10 * 60 };
/** A form must not become a way to fill somebody else's letter box. */
const perRecipient: Limit = { name: 'form-letter', maximum: 3, windowSeconds: 60 * 60 };
/** Who does not follow the link of a double opt-in is forgotten. */
const unconfirmedHours = 48;

export type Sending = {
  form: OnlineForm;
  given: Readonly<Record<string, unknown>>;
  /** Made when the form was rendered: pressing the button twice sends it once. */
  id: string;
  locale: Locale;
  /** Of the network, for the rate limit; stored nowhere. */
  address: string;
  now: Temporal.Instant;
};

export type SubmitResult =
  | { kind: 'taken' }
  | { kind: 'invalid'; problems: Problems }
  | { kind: 'limited'; seconds: number };

/**
 * Takes what somebody sent: checks it, stores it with the day of its deletion, tells the venue and the sender. A filled
 * trap is answered like success and leaves no trace (docs/behaviour/forms.md#trap).
 */
export async function submitForm({ form, given, id, locale, address, now }: Sending): Promise<SubmitResult> {
  if (isTrapped(given)) return { kind: 'taken' };
  const { answers, problems } = checkAnswers(form.visitor.fields, given);
  if (Object.keys(problems).length > 0) return { kind: 'invalid', problems };
  const seconds = await consume(perAddress, address);
  if (seconds !== null) return { kind: 'limited', seconds };
  const email = emailOf(form, answers);
  const token = form.visitor.isDoubleOptIn && email ? randomBytes(32).toString('base64url') : null;
  const entry = { form, id, locale, answers, email, token, now };
  const stored = await transaction(async (tx) => store(tx, entry));
  if (stored.kind !== 'stored') return stored.kind === 'twice' ? { kind: 'taken' } : stored;
  if (!token) notifyStaff({ form, answers, locale, now, files: stored.files });
  if (email && (token || form.confirms) && (await consume(perRecipient, email)) === null)
    confirmToSender({ form, to: email, locale, token });
  return { kind: 'taken' };
}

/** Any value counts: people cannot reach the field. */
function isTrapped(given: Sending['given']): boolean {
  const value = Object.hasOwn(given, trap.slug) ? given[trap.slug] : undefined;
  return value !== undefined && value !== null && value !== '';
}

type Entry = Pick<Sending, 'form' | 'id' | 'locale' | 'now'> & {
  answers: Answers;
  email: string | null;
  token: string | null;
};
type Stored =
  | { kind: 'stored'; files: Record<string, string> }
  | { kind: 'twice' }
  | { kind: 'invalid'; problems: Problems };

async function store(tx: Transaction, { form, id, locale, answers, email, token, now }: Entry): Promise<Stored> {
  const hours = token ? unconfirmedHours : form.visitor.retentionDays * 24;
  const [row] = await tx
    .insert(formEntry)
    .values({
      id,
      form_id: form.id,
      form_number: form.visitor.number,
      locale,
      field_values: answers,
      email,
      token_hash: token ? hashOf(token) : null,
      received_at: new Date(now.epochMilliseconds),
      delete_after: new Date(now.add({ hours }).epochMilliseconds),
    })
    .onConflictDoNothing()
    .returning({ id: formEntry.id });
  if (!row) return { kind: 'twice' };
  const wanted = fileIds(form, answers);
  if (wanted.size === 0) return { kind: 'stored', files: {} };
  const found = await tx
    .update(formFile)
    .set({ entry_id: id })
    .where(and(inArray(formFile.id, [...wanted.values()]), isNull(formFile.entry_id)))
    .returning({ id: formFile.id, name: formFile.name });
  const names = new Map(found.map((file) => [file.id, file.name]));
  const missing = [...wanted].filter(([, fileId]) => !names.has(fileId));
  if (missing.length > 0) {
    await tx.delete(formEntry).where(eq(formEntry.id, id));
    return { kind: 'invalid', problems: Object.fromEntries(missing.map(([slug]) => [slug, 'file' as const])) };
  }
  return {
    kind: 'stored',
    files: Object.fromEntries([...wanted].map(([slug, fileId]) => [slug, names.get(fileId) ?? ''])),
  };
}

function fileIds({ visitor }: OnlineForm, answers: Answers): Map<string, string> {
  return new Map(
    visitor.fields.flatMap(({ slug, type }) => {
      const answer = answers[slug];
      return type === 'file' && typeof answer === 'string' ? [[slug, answer] as const] : [];
    }),
  );
}

/** The first address that was given: whom a confirmation reaches, and whose data it is. */
export function emailOf({ visitor }: OnlineForm, answers: Answers): string | null {
  const found = visitor.fields.find(({ type, slug }) => type === 'email' && answers[slug]);
  const answer = found && answers[found.slug];
  return typeof answer === 'string' ? answer.toLowerCase() : null;
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

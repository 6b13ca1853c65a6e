import { z } from 'zod';
import { auth } from '#app/auth/auth-runtime.server.ts';
import { consume, type Limit } from '#app/auth/rate-limit.server.ts';
import type { Editor } from '#app/auth/viewer.ts';
import { form as forms } from '#app/collections/form/schema.ts';
import { entryForTeam } from '#app/features/entries/entry-page.server.ts';
import { checkAnswers } from '#app/features/forms/check-answers.ts';
import { tryFile } from '#app/features/forms/files.server.ts';
import type { FormState } from '#app/features/forms/form-state.ts';
import { formatAnswer } from '#app/features/forms/format-answer.ts';
import { senderLetter, staffLetter } from '#app/features/forms/letters.server.ts';
import { type OnlineForm, onlineForm } from '#app/features/forms/read-form.server.ts';
import { readPosted } from '#app/features/forms/read-posted.server.ts';
import { emailOf } from '#app/features/forms/submit-form.server.ts';
import type { Answers } from '#app/features/forms/visitor-form.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Letter } from '#app/mail/letter.ts';
import { sendMail } from '#app/mail/mail.server.ts';
import { urls } from '#app/urls.ts';

/** What would have become of an entry, told instead of done. */
type TrialReport = {
  answers: { slug: string; label: string; answer: string }[];
  letters: (Letter & { whom: 'staff' | 'sender' })[];
  /** Days until it would be deleted. */
  days: number;
  /** Whether it would wait until its sender has followed a link. */
  isWaiting: boolean;
  /** What was filled in, to send the letters of exactly this entry. */
  values: string;
};

export type TrialAnswer =
  | { kind: 'problems'; state: FormState }
  | { kind: 'report'; report: TrialReport; sent: 'sent' | 'failed' | 'limited' | null };

const perPerson: Limit = { name: 'form-trial', maximum: 20, windowSeconds: 60 * 60 };

/** A form as its draft stands, posted to the page where it is tried out; null when there is none of this number. */
export async function draftForm(number: string, locale: Locale): Promise<OnlineForm | null> {
  const entry = await entryForTeam(forms, { id: number, locale, now: null, modules: {}, asWritten: true });
  if (!entry) return null;
  const form = onlineForm(entry);
  return { ...form, visitor: { ...form.visitor, url: urls.officeFormTrial(locale, form.visitor.number) } };
}

type Options = { form: OnlineForm; body: FormData; viewer: Editor; locale: Locale; now: Temporal.Instant };

/** Checks what was filled in as a visitor's entry is checked, keeps nothing, and says what would have been stored and sent. */
export async function tryForm({ form, body, viewer, locale, now }: Options): Promise<TrialAnswer> {
  const resent = valuesOf(body.get('values'));
  if (resent) {
    const { answers } = checkAnswers(form.visitor.fields, resent);
    const report = reportOf({ form, answers, values: resent, files: {}, locale, now });
    return { kind: 'report', report, sent: await sendTo(viewer, report) };
  }
  const { values, given, problems: refused, files } = await readPosted(body, { form: form.visitor, take: tryFile });
  const { answers, problems } = checkAnswers(form.visitor.fields, values);
  const all = { ...problems, ...refused };
  if (Object.keys(all).length > 0)
    return { kind: 'problems', state: { kind: 'problems', given, problems: all, files: {}, minutes: 0 } };
  const names = Object.fromEntries(Object.entries(files).map(([slug, { name }]) => [slug, name]));
  return { kind: 'report', report: reportOf({ form, answers, values, files: names, locale, now }), sent: null };
}

type Entry = Pick<Options, 'form' | 'locale' | 'now'> & {
  answers: Answers;
  values: Record<string, unknown>;
  files: Record<string, string>;
};

function reportOf({ form, answers, values, files, locale, now }: Entry): TrialReport {
  const { fields, isDoubleOptIn, retentionDays, url } = form.visitor;
  const email = emailOf(form, answers);
  const isWaiting = isDoubleOptIn && email !== null;
  const staff = staffLetter({ form, answers, locale, now, files });
  // The link of a letter that is only looked at leads back here.
  const link = isWaiting ? `${auth().origin}${url}` : null;
  const sender = email && (isWaiting || form.confirms) ? senderLetter({ form, to: email, locale, link }) : null;
  return {
    answers: fields.map((field) => ({
      slug: field.slug,
      label: field.label,
      answer: files[field.slug] ?? formatAnswer(field, answers[field.slug] ?? null, locale),
    })),
    letters: [
      ...(staff ? [{ ...staff, whom: 'staff' as const }] : []),
      ...(sender ? [{ ...sender, whom: 'sender' as const }] : []),
    ],
    days: retentionDays,
    isWaiting,
    values: JSON.stringify(values),
  };
}

/** Both letters to the person who tries the form out, and to nobody else. */
async function sendTo({ id, email }: Editor, { letters }: TrialReport): Promise<'sent' | 'failed' | 'limited'> {
  if ((await consume(perPerson, id)) !== null) return 'limited';
  try {
    for (const { subject, text } of letters)
      await sendMail({ to: email, subject: m.form_builder_trial_subject({ subject }), text });
    return 'sent';
  } catch {
    return 'failed';
  }
}

const valuesShape = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

function valuesOf(text: FormDataEntryValue | null): z.infer<typeof valuesShape> | null {
  if (typeof text !== 'string') return null;
  try {
    return valuesShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

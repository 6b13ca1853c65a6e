import { auth } from '#app/auth/auth-runtime.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Letter } from '#app/mail/letter.ts';
import { sendMail } from '#app/mail/mail.server.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import siteConfig from '#site-config';
import { formatAnswer, formatMoment } from './format-answer.ts';
import type { OnlineForm } from './read-form.server.ts';
import type { Answers } from './visitor-form.ts';

type Notice = {
  form: OnlineForm;
  answers: Answers;
  locale: Locale;
  now: Temporal.Instant;
  files: Record<string, string>;
};

/** Tells whoever the form names, question by question. Nobody named, or the post closed: it stands in the office all the same. */
export function notifyStaff(notice: Notice): void {
  const letter = staffLetter(notice);
  if (letter) void sendMail(letter).catch(reportLost);
}

/** The letter to whoever the form names; null where it names nobody. */
export function staffLetter({ form, answers, locale, now, files }: Notice): Letter | null {
  if (!form.recipient) return null;
  const lines = form.visitor.fields.map((field) => {
    const answer = files[field.slug] ?? formatAnswer(field, answers[field.slug] ?? null, defaultLocale);
    return `${field.label}\n${answer || '–'}\n`;
  });
  const text = m.visitor_forms_letter_staff_text(
    { title: form.visitor.title, at: formatMoment(now, defaultLocale), language: locale, answers: lines.join('\n') },
    { locale: defaultLocale },
  );
  const subject = m.visitor_forms_letter_staff_subject({ title: form.visitor.title }, { locale: defaultLocale });
  return { to: form.recipient, subject, text };
}

type Sender = { form: OnlineForm; to: string; locale: Locale };

/** Says that it has arrived, or asks to confirm. */
export function confirmToSender({ token, ...sender }: Sender & { token: string | null }): void {
  const link = token && `${auth().origin}${sender.form.visitor.url}?confirm=${token}`;
  void sendMail(senderLetter({ ...sender, link })).catch(reportLost);
}

/**
 * The letter to who has sent the form; with a link it asks to confirm the address. Nothing that was typed into the form is
 * repeated: a stranger's address must not become the letter box of somebody's advertisement.
 */
export function senderLetter({ form, to, locale, link }: Sender & { link: string | null }): Letter {
  const words = { title: form.visitor.title, site: siteConfig.name[locale], text: form.confirmationText };
  if (link === null)
    return {
      to,
      subject: m.visitor_forms_letter_sender_subject(words, { locale }),
      text: m.visitor_forms_letter_sender_text(words, { locale }),
    };
  return {
    to,
    subject: m.visitor_forms_letter_opt_in_subject(words, { locale }),
    text: m.visitor_forms_letter_opt_in_text({ ...words, link }, { locale }),
  };
}

/** For the log: what failed, never whose letter it was. */
function reportLost(error: Error & { code?: string }): void {
  console.error(`A letter about a form could not be sent (${error.code ?? error.name}): check the mail settings.`);
}

import { auth } from '#app/auth/auth-runtime.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
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
export function notifyStaff({ form, answers, locale, now, files }: Notice): void {
  if (!form.recipient) return;
  const lines = form.visitor.fields.map((field) => {
    const answer = files[field.slug] ?? formatAnswer(field, answers[field.slug] ?? null, defaultLocale);
    return `${field.label}\n${answer || '–'}\n`;
  });
  const text = m.visitor_forms_letter_staff_text(
    { title: form.visitor.title, at: formatMoment(now, defaultLocale), language: locale, answers: lines.join('\n') },
    { locale: defaultLocale },
  );
  const subject = m.visitor_forms_letter_staff_subject({ title: form.visitor.title }, { locale: defaultLocale });
  void sendMail({ to: form.recipient, subject, text }).catch(reportLost);
}

type Sender = { form: OnlineForm; to: string; locale: Locale; token: string | null };

/**
 * Says that it has arrived, or asks to confirm. Nothing that was typed into the form is repeated: a stranger's address
 * must not become the letter box of somebody's advertisement.
 */
export function confirmToSender({ form, to, locale, token }: Sender): void {
  const { title, url } = form.visitor;
  const site = siteConfig.name[locale];
  const words = { title, site, text: form.confirmationText };
  const letter = token
    ? {
        subject: m.visitor_forms_letter_opt_in_subject(words, { locale }),
        text: m.visitor_forms_letter_opt_in_text(
          { ...words, link: `${auth().origin}${url}?confirm=${token}` },
          { locale },
        ),
      }
    : {
        subject: m.visitor_forms_letter_sender_subject(words, { locale }),
        text: m.visitor_forms_letter_sender_text(words, { locale }),
      };
  void sendMail({ to, ...letter }).catch(reportLost);
}

/** For the log: what failed, never whose letter it was. */
function reportLost(error: Error & { code?: string }): void {
  console.error(`A letter about a form could not be sent (${error.code ?? error.name}): check the mail settings.`);
}

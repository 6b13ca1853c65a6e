import { m } from '#app/i18n/paraglide/messages.js';
import { getLocale } from '#app/i18n/paraglide/runtime.js';
import type { Letter } from '#app/mail/letter.ts';
import { sendMail } from '#app/mail/mail.server.ts';
import { urls } from '#app/urls.ts';

type Sender = { site: string; baseUrl: string };

/** The letter with the link, in the language of the screen it was asked on. */
export function sendResetLetter(to: string, token: string, { site, baseUrl }: Sender): Promise<void> {
  const link = `${baseUrl}${urls.newPassword(getLocale(), token)}`;
  return post({
    to,
    subject: m.auth_letter_reset_subject({ site }),
    text: m.auth_letter_reset_text({ site, link }),
  });
}

/** Tells the owner of an account, who may not be the one who did it. */
export function sendChangedLetter(to: string, { site, baseUrl }: Sender): Promise<void> {
  const link = `${baseUrl}${urls.forgotPassword(getLocale())}`;
  return post({
    to,
    subject: m.auth_letter_changed_subject({ site }),
    text: m.auth_letter_changed_text({ site, link }),
  });
}

function post(letter: Letter): Promise<void> {
  return sendMail(letter).catch(reportLost);
}

/** For the log: what failed, never whose letter it was. */
export function reportLost(error: Error & { code?: string }): void {
  console.error(`A letter about a password could not be sent (${error.code ?? error.name}): check the mail settings.`);
}

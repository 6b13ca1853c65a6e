import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { getLocale } from '#app/i18n/paraglide/runtime.js';
import type { Letter } from '#app/mail/letter.ts';
import { sendMail } from '#app/mail/mail.server.ts';
import { urls } from '#app/urls.ts';

/** In the language a person has chosen, or else that of the screen. */
type Sender = { site: string; baseUrl: string; locale?: Locale | null | undefined };

/** The letter with the link, in the language of the screen it was asked on. */
export function sendResetLetter(to: string, token: string, { site, baseUrl, ...chosen }: Sender): Promise<void> {
  const locale = chosen.locale ?? getLocale();
  const link = `${baseUrl}${urls.newPassword(locale, token)}`;
  return post({
    to,
    subject: m.auth_letter_reset_subject({ site }, { locale }),
    text: m.auth_letter_reset_text({ site, link }, { locale }),
  });
}

/** Tells the owner of an account, who may not be the one who did it. */
export function sendChangedLetter(to: string, { site, baseUrl, ...chosen }: Sender): Promise<void> {
  const locale = chosen.locale ?? getLocale();
  const link = `${baseUrl}${urls.forgotPassword(locale)}`;
  return post({
    to,
    subject: m.auth_letter_changed_subject({ site }, { locale }),
    text: m.auth_letter_changed_text({ site, link }, { locale }),
  });
}

function post(letter: Letter): Promise<void> {
  return sendMail(letter).catch(reportLost);
}

/** For the log: what failed, never whose letter it was. */
export function reportLost(error: Error & { code?: string }): void {
  console.error(`A letter about an account could not be sent (${error.code ?? error.name}): check the mail settings.`);
}

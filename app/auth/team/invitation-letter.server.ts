import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { sendMail } from '#app/mail/mail.server.ts';
import { urls } from '#app/urls.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import { auth } from '../auth-runtime.server.ts';
import { reportLost } from '../password-letters.server.ts';

type Invitation = { email: string; locale: Locale | null; token: string };

/** In the language chosen for the person; answers whether the letter is on its way. */
export function sendInvitation({ email, locale: chosen, token }: Invitation): Promise<boolean> {
  const locale = chosen ?? defaultLocale;
  const { site, origin } = auth();
  const link = `${origin}${urls.invitation(locale, token)}`;
  const letter = {
    to: email,
    subject: m.team_letter_invitation_subject({ site }, { locale }),
    text: m.team_letter_invitation_text({ site, link }, { locale }),
  };
  return sendMail(letter).then(
    () => true,
    (error) => {
      reportLost(error);
      return false;
    },
  );
}

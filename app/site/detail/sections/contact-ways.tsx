import type { LinkView } from '#app/cms/resolve.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Go } from '#app/ui/go.tsx';

type ContactWaysProps = { phone: string; email: string; website: LinkView | null };

/** Telephone, e-mail and website as items of a list; what is empty has none. */
export function ContactWays({ phone, email, website }: ContactWaysProps) {
  return (
    <>
      {phone && (
        <li>
          {m.detail_phone()}: <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          {m.detail_email()}: <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {website && (
        <li>
          <Go to={website}>{m.detail_website()}</Go>
        </li>
      )}
    </>
  );
}

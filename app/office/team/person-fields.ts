import { z } from 'zod';
import { roles } from '#app/auth/role-name.ts';
import { locales } from '#app/i18n/locale.ts';

const name = z.string().trim().max(80);

/** What a person may do, as both forms send it. */
export const permissions = z.object({
  role: z.enum(roles),
  may_write_html: z
    .literal('1')
    .optional()
    .transform((value) => value === '1'),
});

/** Whom to invite. */
export const newPerson = permissions.extend({
  email: z
    .email()
    .max(254)
    .transform((email) => email.toLowerCase()),
  first_name: name,
  last_name: name,
  locale: z.enum(locales),
});

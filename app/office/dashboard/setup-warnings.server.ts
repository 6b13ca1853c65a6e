import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import type { Env } from '#app/env.server.ts';
import type { SettingName } from '#app/env-settings.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { pathBelowLocale, urls } from '#app/urls.ts';

/** Something of the set-up that will cost the venue something, what it is, and where it is mended. */
export type SetupWarning = {
  key: string;
  text: string;
  /** Settings of the environment, for whoever runs the machine. */
  settings: SettingName[];
  link: { url: string; title: string } | null;
};

type Cause =
  | 'local_address'
  | 'no_tls'
  | 'no_proxy'
  | 'no_mail'
  | 'no_backup'
  | 'first_password'
  | 'no_second_factor'
  | 'no_imprint'
  | 'no_privacy';

/** Which setting mends it; what has none is mended in the office or on the site. */
const settingsOf: Partial<Record<Cause, SettingName[]>> = {
  local_address: ['BASE_URL'],
  no_tls: ['BASE_URL'],
  no_proxy: ['TRUST_PROXY'],
  no_mail: ['SMTP_HOST', 'SMTP_USER', 'SMTP_PASSWORD'],
  no_backup: ['BACKUP_DIR'],
};

/** What is still to be done before the site is safe to be left alone, as far as it knows of itself; the worst first. */
export async function setupWarnings(env: Env | null, locale: Locale): Promise<SetupWarning[]> {
  if (!env) return [];
  const causes = [...causesIn(env), ...(await causesInDatabase(env))];
  return causes.map((key) => ({
    key,
    text: m[`office_setup_${key}`]({}, { locale }),
    settings: settingsOf[key] ?? [],
    link: linkOf(key, locale),
  }));
}

const localHosts = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** What the environment alone says. Whoever tries the site on their own machine is told once, not three times. */
function causesIn({ BASE_URL, TRUST_PROXY, SMTP_HOST }: Env): Cause[] {
  const { hostname, protocol } = new URL(BASE_URL);
  const isLocal = localHosts.test(hostname);
  return [
    ...(isLocal ? (['local_address'] as const) : []),
    ...(!isLocal && protocol === 'http:' ? (['no_tls'] as const) : []),
    // The site speaks no TLS itself: somebody else does in front of it, and would be taken for every visitor.
    ...(protocol === 'https:' && !TRUST_PROXY ? (['no_proxy'] as const) : []),
    ...(SMTP_HOST ? [] : (['no_mail'] as const)),
  ];
}

type Found = Record<Exclude<Cause, 'local_address' | 'no_tls' | 'no_proxy' | 'no_mail'>, boolean>;

async function causesInDatabase(env: Env): Promise<Cause[]> {
  const { rows } = await db().execute<Found>(sql`
    select not exists (select from job_run where name = 'backup-plan') as no_backup,
      exists (select from account join "user" on "user".id = account.user_id
        where "user".email = ${firstAddress(env)} and "user".disabled_at is null and account.password is not null
          and account.updated_at = account.created_at) as first_password,
      exists (select from "user" where role = 'admin' and disabled_at is null and not two_factor_enabled
        and not exists (select from passkey where passkey.user_id = "user".id)) as no_second_factor,
      ${isMissing(urls.imprint)} as no_imprint,
      ${isMissing(urls.privacy)} as no_privacy`);
  const [found] = rows;
  if (!found) return [];
  // Proof: the columns of the query.
  return (Object.keys(found) as (keyof Found)[]).filter((cause) => found[cause]);
}

/** Who got a password that the environment or the data folder knows. */
function firstAddress({ EDITOR_EMAIL, DEMO }: Env): string {
  return (EDITOR_EMAIL ?? (DEMO ? 'editor@reepwerk.example' : '')).trim().toLowerCase();
}

/** Whether a page that everybody is owed is missing in a language. */
function isMissing(addressIn: (locale: Locale) => string) {
  const online = locales.map(
    (locale) =>
      sql`exists (select from address where locale = ${locale} and path = ${pathBelowLocale(addressIn(locale))})`,
  );
  return sql`not (${sql.join(online, sql` and `)})`;
}

function linkOf(cause: Cause, locale: Locale): SetupWarning['link'] {
  if (cause === 'first_password')
    return { url: urls.userSettings(locale), title: m.office_setup_password({}, { locale }) };
  if (cause === 'no_second_factor')
    return { url: urls.officeArea(locale, 'team'), title: m.team_title({}, { locale }) };
  return null;
}

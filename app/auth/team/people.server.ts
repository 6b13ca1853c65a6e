import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { providerPrefix } from '../provider/provider-prefix.ts';
import type { Role } from '../viewer.ts';

/** Somebody who works on the site, as the administrators see them. */
export type Person = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  may_write_html: boolean;
  /** Of letters; null when it was never chosen. */
  locale: Locale | null;
  state: 'active' | 'invited' | 'invitation-expired' | 'disabled';
  last_seen_at: string | null;
  /** What they prove who they are with, besides a password. */
  second_factor: { has_app: boolean; passkeys: number };
  /** Whether they log in with the venue's accounts. */
  is_linked: boolean;
  /** How many browsers they are logged in with. */
  session_count: number;
};

/** Everybody, by name; who may not come in stands last. */
export async function allPeople(): Promise<Person[]> {
  const { rows } = await pool().query<Person>(
    `${person} order by disabled_at is not null, lower(last_name), lower(first_name), email`,
  );
  return rows;
}

export async function getPerson(id: string): Promise<Person | null> {
  const { rows } = await pool().query<Person>(`${person} where "user".id = $1`, [id]);
  return rows[0] ?? null;
}

const person = `
  select id, email, first_name, last_name, role, 'html' = any(rights) as may_write_html, locale,
         case when disabled_at is not null then 'disabled'
              when exists (select from account where user_id = "user".id) then 'active'
              when invitation.expires_at > now() then 'invited'
              else 'invitation-expired' end as state,
         to_char(last_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_seen_at,
         json_build_object('has_app', two_factor_enabled, 'passkeys', (
           select count(*) from passkey where passkey.user_id = "user".id)) as second_factor,
         exists (select from account where user_id = "user".id and starts_with(provider_id, '${providerPrefix}')) as is_linked,
         (select count(*) from session where user_id = "user".id and session.expires_at > now())::int as session_count
  from "user" left join invitation on invitation.user_id = "user".id`;

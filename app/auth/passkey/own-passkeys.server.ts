import type {
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { sql } from 'drizzle-orm';
import { audit } from '#app/db/audit.server.ts';
import { pool, transaction } from '#app/db/client.server.ts';
import { isOwner } from '../account/own-credential.server.ts';
import { auth } from '../auth-runtime.server.ts';
import { can } from '../policy.ts';
import type { Editor } from '../viewer.ts';
import { keepChallenge, redeemChallenge } from './challenge.server.ts';
import { verifier } from './verifier.server.ts';

export type OwnPasskey = { id: string; name: string; created_at: string; last_used_at: string | null };

/** The keys somebody has made, newest first. */
export async function ownPasskeys({ id }: Editor): Promise<OwnPasskey[]> {
  const { rows } = await pool().query<OwnPasskey>(
    `select id, name, to_char(created_at at time zone 'UTC', $2) as created_at,
            to_char(last_used_at at time zone 'UTC', $2) as last_used_at
     from passkey where user_id = $1 order by passkey.created_at desc`,
    [id, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'],
  );
  return rows;
}

type Begun = PublicKeyCredentialCreationOptionsJSON | 'forbidden' | 'wrong';

/** What the device needs to make a key for this person. Asks for the password: a key opens the account for good. */
export async function beginPasskey(viewer: Editor, password: string): Promise<Begun> {
  if (!can(viewer, 'account:write')) return 'forbidden';
  if (!(await isOwner(viewer, password))) return 'wrong';
  const { site, origin } = auth();
  const { generateRegistrationOptions } = await verifier();
  const options = await generateRegistrationOptions({
    rpName: site,
    rpID: new URL(origin).hostname,
    userName: viewer.email,
    userDisplayName: viewer.username,
    userID: new TextEncoder().encode(viewer.id),
    excludeCredentials: await knownKeys(viewer),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(options.challenge, registering(viewer));
  return options;
}

type NewKey = { response: RegistrationResponseJSON; name: string; viewer: Editor };

/** Keeps the public half of the key that the device has made. */
export async function addPasskey({ response, name, viewer }: NewKey): Promise<'forbidden' | 'refused' | null> {
  const { origin } = auth();
  const { verifyRegistrationResponse } = await verifier();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => redeemChallenge(challenge, registering(viewer)),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return 'refused';
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return transaction(async (tx) => {
    if (!can(viewer, 'account:write')) return 'forbidden';
    const { rowCount } = await tx.execute(sql`
      insert into passkey (id, user_id, public_key, counter, transports, name)
      values (${id}, ${viewer.id}, ${Buffer.from(publicKey)}, ${counter}, ${sql.param(transports)}::text[], ${name})
      on conflict (id) do nothing`);
    if (!rowCount) return 'refused';
    await audit(tx, { by: viewer.id, action: 'account:passkey-add', type: 'user', id: viewer.id, detail: { name } });
    return null;
  });
}

/** Forgets a key; the device may keep its half, which opens nothing any more. */
export function removePasskey(id: string, viewer: Editor): Promise<'forbidden' | null> {
  return transaction(async (tx) => {
    if (!can(viewer, 'account:write')) return 'forbidden';
    await tx.execute(sql`delete from passkey where id = ${id} and user_id = ${viewer.id}`);
    await audit(tx, { by: viewer.id, action: 'account:passkey-remove', type: 'user', id: viewer.id });
    return null;
  });
}

async function knownKeys({ id }: Editor) {
  const { rows } = await pool().query<{ id: string; transports: AuthenticatorTransport[] }>(
    'select id, transports from passkey where user_id = $1',
    [id],
  );
  return rows;
}

function registering({ id }: Editor): string {
  return `register ${id}`;
}

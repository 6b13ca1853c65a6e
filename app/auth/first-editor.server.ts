import { randomUUID } from 'node:crypto';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type pg from 'pg';
import { inTransaction } from '#app/db/lent-client.server.ts';
import type { Role } from './viewer.ts';

export type NewEditor = {
  email: string;
  password: string;
  first_name?: string;
  last_name?: string;
  role?: Role;
  rights?: readonly string[];
};

/** Whether anybody can log in at all. */
export async function hasEditor(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>('select exists (select from "user") as found');
  return rows[0]?.found ?? false;
}

/**
 * Makes the first administrator when there is nobody yet; false when somebody was there already. Safe when two nodes or
 * two browsers try at once.
 */
export function ensureFirstEditor(pool: pg.Pool, editor: NewEditor): Promise<boolean> {
  return insertUnless(pool, editor, { question: 'select exists (select from "user") as found', values: [] });
}

/** Makes this administrator when nobody has the address; whoever has it keeps role and password. */
export function ensureEditor(pool: pg.Pool, editor: NewEditor): Promise<boolean> {
  const question = 'select exists (select from "user" where email = $1) as found';
  return insertUnless(pool, editor, { question, values: [addressOf(editor.email)] });
}

/** Does this password open this account? For the sentence at start that says which password counts. */
export async function opensAccount(pool: pg.Pool, { email, password }: NewEditor): Promise<boolean> {
  const { rows } = await pool.query<{ hash: string }>(
    `select account.password as hash from account join "user" on "user".id = account.user_id
     where "user".email = $1 and account.password is not null`,
    [addressOf(email)],
  );
  return rows[0] ? verifyPassword({ hash: rows[0].hash, password }) : false;
}

type Unless = { question: string; values: string[] };

async function insertUnless(pool: pg.Pool, editor: NewEditor, { question, values }: Unless): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await client.query('lock table "user" in share row exclusive mode');
    const { rows } = await client.query<{ found: boolean }>(question, values);
    const isMissing = !rows[0]?.found;
    if (isMissing) await insertEditor(client, { role: 'admin', rights: ['html'], ...editor });
    return isMissing;
  });
}

/** Adds a person with a password; for the first administrator, tests and scripts. */
export async function insertEditor(client: pg.ClientBase | pg.Pool, editor: NewEditor): Promise<string> {
  const { email, password, first_name = '', last_name = '', role = 'editor', rights = [] } = editor;
  const id = randomUUID();
  const address = addressOf(email);
  const name = [first_name, last_name].filter(Boolean).join(' ') || address.replace(/@.*/, '');
  await client.query(
    `insert into "user" (id, name, email, email_verified, role, first_name, last_name, rights)
     values ($1, $2, $3, true, $4, $5, $6, $7)`,
    [id, name, address, role, first_name, last_name, rights],
  );
  await client.query(
    `insert into account (id, account_id, provider_id, user_id, password) values ($1, $2, 'credential', $2, $3)`,
    [randomUUID(), id, await hashPassword(password)],
  );
  return id;
}

function addressOf(email: string): string {
  return email.trim().toLowerCase();
}

-- What somebody proves who they are with besides a password: a code of an app, a recovery code, or a passkey.
alter table "user" add column two_factor_enabled boolean not null default false;

-- Written by better-auth, which encrypts the secret and the codes.
create table two_factor (
  id text primary key,
  user_id text not null unique references "user" (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- The public halves of keys that stay in the devices of their owners (WebAuthn).
create table passkey (
  id text primary key,
  user_id text not null references "user" (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_of_user on passkey (user_id);

-- What people send by a form (specification section 3, Form submission). Every row says when it is to be deleted.
create table form_entry (
  id uuid primary key,
  -- The form as an entry of its collection, and its public number: the letters keep it when the form is gone.
  form_id uuid not null,
  form_number bigint not null,
  locale text not null check (locale in ('de', 'en')),
  field_values jsonb not null,
  -- The sender's address in small letters, to find everything of one person (GDPR articles 15 and 17).
  email text,
  -- SHA-256 of the token in the letter, while a double opt-in waits for its answer.
  token_hash bytea,
  received_at timestamptz not null default now(),
  confirmed_at timestamptz,
  delete_after timestamptz not null
);
create index form_entry_form on form_entry (form_id, received_at desc);
create index form_entry_due on form_entry (delete_after);
create index form_entry_email on form_entry (email) where email is not null;
create unique index form_entry_token on form_entry (token_hash) where token_hash is not null;

-- Files that were handed in. Without an entry they wait for one, for a day. No address leads to them.
create table form_file (
  id uuid primary key,
  entry_id uuid references form_entry (id) on delete cascade,
  name text not null,
  mime text not null,
  content bytea not null,
  received_at timestamptz not null default now()
);
create index form_file_entry on form_file (entry_id);
create index form_file_waiting on form_file (received_at) where entry_id is null;

-- How much was deleted when, and nothing about whom.
create table form_deletion (
  at timestamptz not null default now(),
  form_number bigint,
  reason text not null check (reason in ('retention', 'unconfirmed', 'office', 'waiting_file')),
  count integer not null
);

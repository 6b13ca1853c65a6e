-- Who has which page open to edit it, and where they are in it. Forgotten when the database crashes: every tab says it anew.
create unlogged table editing_session (
  tab uuid primary key,
  page_id uuid not null,
  user_id text not null references "user" (id) on delete cascade,
  module_id uuid,
  field text,
  is_hidden boolean not null default false,
  seen_at timestamptz not null default clock_timestamp()
);
create index editing_session_page on editing_session (page_id);

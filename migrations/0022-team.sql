-- The people of a site are administered in the site itself (app/auth/team): they are invited, sign in, and leave again.
alter table "user"
  add column locale text check (locale in ('de', 'en')),
  add column disabled_at timestamptz,
  add column last_seen_at timestamptz;

-- One that is open for each person; the link itself stands in the letter only.
create table invitation (
  user_id text primary key references "user" (id) on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

-- A session goes when somebody signs out; when they were here is kept by the person.
create function note_last_seen() returns trigger language plpgsql as $$
declare
  touched session;
begin
  if tg_op = 'DELETE' then touched := old; else touched := new; end if;
  update "user" set last_seen_at = touched.updated_at
  where id = touched.user_id and (last_seen_at is null or last_seen_at < touched.updated_at);
  return null;
end
$$;

create trigger session_seen after insert or update of updated_at or delete on session
  for each row execute function note_last_seen();
update "user" set last_seen_at = (select max(updated_at) from session where user_id = "user".id);

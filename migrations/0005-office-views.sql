-- A person's own looks at a list of the office: its filters and order under a name.
create table office_view (
  id uuid primary key,
  user_id text not null references "user" (id) on delete cascade,
  type text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  unique (user_id, type, name)
);

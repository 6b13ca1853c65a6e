-- Changes of several pages and entries that go online together, and come back together.

create table release (
  id uuid primary key,
  title text not null,
  -- When it goes online and when it is taken back by itself. Until the first is set, the drafts are what would go online.
  starts_at timestamptz,
  ends_at timestamptz,
  online_at timestamptz,
  ended_at timestamptz,
  created_by text,
  created_at timestamptz not null default now(),
  check (ends_at is null or starts_at is null or ends_at > starts_at)
);
create index release_starts on release (starts_at) where starts_at is not null and online_at is null;
create index release_ends on release (ends_at) where ends_at is not null and ended_at is null;

create table release_item (
  release_id uuid not null references release (id) on delete cascade,
  content_type text not null,
  object_id uuid not null,
  locale text not null,
  -- What goes online, kept when the time was set; then what went online.
  version_id uuid references version (id),
  -- What visitors read before; null for nothing.
  before_id uuid references version (id),
  -- What became of it: 'online' and 'back', or a message that says why not.
  outcome text,
  added_by text,
  added_at timestamptz not null default clock_timestamp(),
  primary key (release_id, object_id, locale)
);
create index release_item_object on release_item (content_type, object_id);

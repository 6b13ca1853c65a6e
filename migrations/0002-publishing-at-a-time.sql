-- Publishing at a time: what will go out is frozen as a version when it is scheduled, so nobody publishes what they
-- have not seen. One row per language and deed; a row that is done stays as its own record.
create table scheduled_publication (
  id uuid primary key,
  content_type text not null,
  object_id uuid not null,
  locale text not null,
  action text not null check (action in ('publish', 'unpublish')),
  version_id uuid references version (id),
  due_at timestamptz not null,
  by_user text,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  outcome text,
  check (action = 'unpublish' or version_id is not null)
);
create unique index scheduled_publication_waiting
  on scheduled_publication (content_type, object_id, locale, action) where done_at is null;
create index scheduled_publication_due on scheduled_publication (due_at) where done_at is null;

-- The words a translation was made from, kept only while the source has changed since: no row means up to date.
create table translation_source (
  module_id uuid not null references module (id) on delete cascade,
  field text not null,
  locale text not null,
  source jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (module_id, field, locale)
);

alter table version drop constraint version_kind_check;
alter table version add constraint version_kind_check
  check (kind in ('publish', 'named', 'before-restore', 'idle', 'scheduled'));

-- What was online when something went to the trash: taken out of it, it is online again.
create table trashed_publication (
  content_type text not null,
  object_id uuid not null,
  locale text not null,
  version_id uuid not null references version (id) on delete cascade,
  primary key (content_type, object_id, locale)
);

-- What visitors sent goes to a trash as well; nothing of it is lost by one press.
alter table form_entry add column deleted_at timestamptz;
create index form_entry_trash on form_entry (deleted_at) where deleted_at is not null;

-- Old addresses that had no language, such as /alt; the others have theirs in front.
alter table redirect add column is_bare boolean not null default false;

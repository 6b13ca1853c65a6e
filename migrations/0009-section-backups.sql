-- States of a section that editors keep by name (specification 4); both languages with everything in it.
create table section_backup (
  id uuid primary key,
  section_id uuid not null,
  name text not null,
  nodes jsonb not null,
  by_user text,
  at timestamptz not null default now()
);
create index section_backup_of on section_backup (section_id, at desc);

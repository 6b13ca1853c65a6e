-- Imports for offices: in which encoding a file was read, which sheets a workbook has, and what the columns of a table
-- meant the last time.
alter table import_job
  add column encoding text not null default 'utf-8',
  add column sheets text[] not null default '{}',
  -- When the mapping was remembered that this file arrived with.
  add column remembered_at timestamptz;

-- One understanding for each set of columns of a collection; `columns` is a digest of their names.
create table import_mapping (
  type text not null,
  columns text not null,
  mapping jsonb not null,
  saved_by text,
  saved_at timestamptz not null default now(),
  primary key (type, columns)
);

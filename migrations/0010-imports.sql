-- A file that somebody imports in the office: what it holds, how it is understood, and how far it has come.
create table import_job (
  id uuid primary key,
  type text not null,
  name text not null,
  format text not null,
  content bytea not null,
  -- Where the records are in a JSON file.
  records text not null default '',
  -- Names of the columns with a few values of each.
  columns jsonb not null,
  row_count integer not null,
  mapping jsonb not null,
  publish text[] not null default '{}',
  state text not null check (state in ('mapping', 'checking', 'checked', 'applying', 'done', 'failed')),
  -- Rows that are done for good: a run that was interrupted goes on behind them.
  rows_done integer not null default 0,
  summary jsonb not null default '{}',
  problem text,
  -- A run says every few seconds that it lives.
  beat_at timestamptz not null default now(),
  created_by text,
  created_at timestamptz not null default now()
);
create index import_job_created on import_job (created_at desc);

-- What would happen, or has happened, to each row.
create table import_row (
  job_id uuid not null references import_job (id) on delete cascade,
  row integer not null,
  action text not null,
  has_problem boolean not null,
  report jsonb not null,
  primary key (job_id, row)
);

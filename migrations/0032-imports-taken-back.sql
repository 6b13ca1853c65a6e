-- What an import wrote, so that it can be taken back.
alter table import_job drop constraint import_job_state_check,
  add constraint import_job_state_check
    check (state in ('mapping', 'checking', 'checked', 'applying', 'done', 'undoing', 'undone'));

-- Each object an import has written, with what was there before; null where it was made. `rev` is its revision afterwards.
create table import_write (
  job_id uuid not null references import_job (id) on delete cascade,
  object_id uuid not null,
  type text not null,
  rev integer not null,
  before jsonb,
  -- By language the version that visitors read before.
  published jsonb not null default '{}',
  -- What an undo did to it; null before.
  outcome text check (outcome in ('undone', 'kept')),
  primary key (job_id, object_id)
);

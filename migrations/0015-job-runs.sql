-- When what is done by the clock was last done, and what went wrong since. The row "clock" says when a node last looked.
create table job_run (
  name text primary key,
  done_at timestamptz,
  failed_at timestamptz,
  problem text,
  detail jsonb not null default '{}'
);

-- A file is written before its row. What is noted here began and has not ended; after a kill it is cleared.
create table upload (
  storage_key text primary key,
  begun_at timestamptz not null default clock_timestamp()
);

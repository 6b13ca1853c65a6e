-- Drafts that are shown to people without an account, and what these people say of them.

create table review (
  id uuid primary key,
  title text not null,
  -- Pages and entries by their ids, in the order they are shown.
  objects uuid[] not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Taken back before its time.
  ended_at timestamptz
);
create index review_objects on review using gin (objects);

-- Somebody who opened the link and said a name.
create table review_reader (
  id uuid primary key,
  review_id uuid not null references review (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index review_reader_review on review_reader (review_id);

create table review_comment (
  -- Made by the page that sends it: pressing twice writes once.
  id uuid primary key,
  review_id uuid not null references review (id) on delete cascade,
  -- The comment it answers; null for the first of a thread.
  thread_id uuid references review_comment (id) on delete cascade,
  object_id uuid not null,
  locale text not null,
  -- The words or the picture it is pinned to.
  anchor jsonb not null,
  body text not null,
  -- Who wrote it: a reader or somebody of the team.
  reader_id uuid references review_reader (id) on delete cascade,
  user_id text,
  created_at timestamptz not null default clock_timestamp(),
  resolved_at timestamptz,
  resolved_by text,
  check ((reader_id is null) <> (user_id is null))
);
create index review_comment_review on review_comment (review_id, created_at);
create index review_comment_thread on review_comment (thread_id);

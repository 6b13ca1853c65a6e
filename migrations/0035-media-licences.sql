-- What the library knows besides: what a picture shows, what it is filed under, on what terms it may be shown and until
-- when. What is past its last day is withdrawn: nobody is shown it before somebody says otherwise.

alter table media
  add column caption jsonb not null default '{}',
  add column tags text[] not null default '{}',
  add column licence text not null default '',
  add column licence_until date,
  add column withdrawn_at timestamptz;
create index media_tags on media using gin (tags);
create index media_licence_until on media (licence_until) where licence_until is not null and deleted_at is null;

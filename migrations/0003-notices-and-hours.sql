-- What the shell says on every page: the notice at the top, when the house is open, and words as people type them.

create table alert (
  -- Numbers, because the cookie of a dismissed notice holds one (specification section 4).
  id bigint generated always as identity primary key,
  title jsonb not null default '{}',
  text jsonb not null default '{}',
  link jsonb not null default '{}',
  link_title jsonb not null default '{}',
  online_in text[] not null default '{}',
  created_at timestamptz not null default now()
);

-- Local time of the venue; a range that closes at or before it opens ends on the next day. No venue is the house itself.
create table opening_rule (
  id uuid primary key,
  venue_id uuid,
  weekday smallint not null check (weekday between 1 and 7),
  opens time not null,
  closes time not null,
  valid_from date,
  valid_to date,
  created_at timestamptz not null default now()
);
create index opening_rule_weekday on opening_rule (weekday);

create table opening_exception (
  id uuid primary key,
  venue_id uuid,
  date_from date not null,
  date_to date not null check (date_to >= date_from),
  is_closed boolean not null default false,
  ranges jsonb not null default '[]',
  reason jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index opening_exception_dates on opening_exception (date_from, date_to);

-- One spelling for Möwe, Moewe and Mowe, for Straße and Strasse: what is typed is compared in it.
create function fold_words(words text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, words)), '([aou])e', '\1', 'g');
create index search_document_folded on search_document using gin (fold_words(title) gin_trgm_ops);

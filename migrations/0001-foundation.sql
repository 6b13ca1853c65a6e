-- The whole house on one page: pages and their modules (drafts), versions (what visitors see), people, housekeeping.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create text search configuration foyer_de (copy = german);
alter text search configuration foyer_de alter mapping for hword, hword_part, word with unaccent, german_stem;
create text search configuration foyer_en (copy = english);
alter text search configuration foyer_en alter mapping for hword, hword_part, word with unaccent, english_stem;

create table page (
  id uuid primary key,
  parent_id uuid references page (id) deferrable initially deferred,
  position text collate "C" not null,
  slug jsonb not null default '{}',
  title jsonb not null default '{}',
  headline jsonb not null default '{}',
  menu_name jsonb not null default '{}',
  content_type text not null default 'page',
  is_clickable boolean not null default true,
  in_menu boolean not null default false,
  in_footer boolean not null default false,
  is_landing_page boolean not null default false,
  meta_title jsonb not null default '{}',
  meta_description jsonb not null default '{}',
  og_title jsonb not null default '{}',
  og_description jsonb not null default '{}',
  og_image uuid,
  og_type text not null default 'website',
  page_class text not null default 'cc01' check (page_class in ('cc01', 'cc02', 'cc03')),
  settings_url text,
  language_variant text check (language_variant in ('leichte_sprache', 'dgs')),
  rev integer not null default 1,
  updated_by text,
  updated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index page_children on page (parent_id, position) where deleted_at is null;

create table version (
  id uuid primary key,
  content_type text not null,
  object_id uuid not null,
  locale text not null check (locale in ('de', 'en')),
  n integer not null,
  kind text not null check (kind in ('publish', 'named', 'before-restore', 'idle')),
  label text,
  by_user text,
  at timestamptz not null default now(),
  doc jsonb not null,
  unique (content_type, object_id, locale, n)
);

create table publication (
  content_type text not null,
  object_id uuid not null,
  locale text not null check (locale in ('de', 'en')),
  version_id uuid not null references version (id),
  published_at timestamptz not null default now(),
  published_by text,
  primary key (content_type, object_id, locale)
);

create table address (
  locale text not null check (locale in ('de', 'en')),
  path text not null,
  content_type text not null,
  object_id uuid not null,
  primary key (locale, path)
);
create index address_object on address (content_type, object_id);

create table module (
  id uuid primary key,
  model text not null,
  parent_id uuid references module (id) deferrable initially deferred,
  column_index integer not null default 0,
  pos text collate "C" not null,
  slug text unique,
  content_type text,
  object_id uuid,
  layout text,
  props jsonb not null default '{}',
  i18n jsonb not null default '{}',
  hidden_in text[] not null default '{}',
  schema_version integer not null default 1,
  rev integer not null default 1,
  updated_by text,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index module_children on module (parent_id, column_index, pos);
create index module_roots on module (content_type, object_id, pos) where parent_id is null;
create index module_model on module (model);

create table module_history (
  module_id uuid not null,
  rev integer not null,
  body jsonb not null,
  by_user text,
  at timestamptz not null default now(),
  primary key (module_id, rev)
);

create table op_log (
  op_id uuid primary key,
  page_id uuid,
  module_id uuid,
  user_id text,
  tab text,
  base_rev integer,
  new_rev integer,
  answer jsonb not null,
  at timestamptz not null default now()
);
create index op_log_page on op_log (page_id, at);
create index op_log_at on op_log (at);

create table reference (
  source_type text not null,
  source_id uuid not null,
  owner_type text not null,
  owner_id uuid not null,
  locale text,
  field text not null,
  target_type text not null,
  target_id uuid not null
);
create index reference_target on reference (target_type, target_id);
create index reference_source on reference (source_type, source_id);
create index reference_owner on reference (owner_type, owner_id);

create table search_document (
  content_type text not null,
  object_id uuid not null,
  locale text not null check (locale in ('de', 'en')),
  title text not null default '',
  body text not null default '',
  tsv tsvector not null,
  primary key (content_type, object_id, locale)
);
create index search_document_tsv on search_document using gin (tsv);
create index search_document_title on search_document using gin (title gin_trgm_ops);

create table audit (
  id bigserial primary key,
  at timestamptz not null default now(),
  user_id text,
  action text not null,
  content_type text,
  object_id uuid,
  locale text,
  detail jsonb not null default '{}'
);
create index audit_object on audit (content_type, object_id, at desc);

create table redirect (
  id uuid primary key,
  locale text not null check (locale in ('de', 'en')),
  old_path text not null,
  new_path text not null,
  created_at timestamptz not null default now(),
  automatic boolean not null default false,
  unique (locale, old_path)
);

create table media (
  id uuid primary key,
  kind text not null check (kind in ('image', 'vector', 'file', 'video', 'audio')),
  name text not null,
  mime text not null,
  bytes bigint not null,
  width integer,
  height integer,
  hash text not null,
  storage_key text not null,
  placeholder text,
  alt jsonb not null default '{}',
  credit jsonb not null default '{}',
  focal jsonb not null default '{"x": 0.5, "y": 0.5}',
  created_by text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index media_name on media using gin (name gin_trgm_ops);
create index media_hash on media (hash);

create table setting (
  key text primary key,
  value jsonb not null
);

create table error_log (
  id bigserial primary key,
  at timestamptz not null default now(),
  url text not null,
  status integer not null,
  referrer text not null default '',
  count integer not null default 1,
  unique (url, status)
);

create table cache_epoch (
  tag text primary key,
  epoch bigint not null default 1
);

create table rate_limit (
  key text primary key,
  count integer not null,
  expires_at timestamptz not null
);

create table installation (
  key text primary key,
  value jsonb not null
);

create table "user" (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  role text not null default 'editor' check (role in ('editor', 'publisher', 'admin')),
  first_name text not null default '',
  last_name text not null default '',
  rights text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  id text primary key,
  expires_at timestamptz not null,
  token text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ip_address text,
  user_agent text,
  user_id text not null references "user" (id) on delete cascade
);
create index session_of_user on session (user_id);

create table account (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references "user" (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index account_of_user on account (user_id);

create table verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on verification (identifier);

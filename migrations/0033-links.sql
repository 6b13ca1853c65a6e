-- What the links of the site lead to, and what was found there the last time.
create table link_target (
  -- A web address, a path of this site, or `type:id:locale` of something of ours.
  address text primary key,
  is_outside boolean not null,
  state text not null default 'waiting',
  -- What the other server answered.
  status integer,
  -- Where it has moved, or what went wrong.
  detail text not null default '',
  checked_at timestamptz,
  -- Since when it has been in this state.
  since timestamptz not null default now(),
  -- It is still to be asked in the check that runs.
  is_due boolean not null default true
);
create index link_target_state on link_target (state);

-- Every place where visitors find such a link.
create table link_place (
  id bigserial primary key,
  address text not null references link_target (address) on delete cascade,
  -- `page`, a collection, or `settings`, `alert`, `redirect` and `config`.
  owner_type text not null,
  owner_id text,
  locale text,
  -- The module it stands in; empty for what belongs to the page or entry itself.
  model text not null default '',
  field text not null default '',
  -- The words that carry the link.
  words text not null default ''
);
create index link_place_address on link_place (address);

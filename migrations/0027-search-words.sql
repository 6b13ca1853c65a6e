-- What visitors look for, and what the office answers: synonyms, promoted answers, words by day, and the words that are
-- written anywhere, for those that are mistyped.

-- Without a person: a word of a day in a language, how often it was looked for and how much was found at last.
create table search_word (
  day date not null,
  locale text not null check (locale in ('de', 'en')),
  word text not null,
  count integer not null,
  hits integer not null,
  primary key (day, locale, word)
);

-- Words that mean the same. Each stands beside it as a query, so that a search compares and puts in without reading words.
create table search_synonym (
  id uuid primary key,
  locale text not null check (locale in ('de', 'en')),
  words text[] not null,
  queries tsquery[] not null,
  any_of tsquery not null,
  created_at timestamptz not null default now()
);
create index search_synonym_locale on search_synonym (locale);

-- What is shown first for words, whatever else holds them.
create table search_promotion (
  id uuid primary key,
  locale text not null check (locale in ('de', 'en')),
  words text[] not null,
  queries tsquery[] not null,
  content_type text not null,
  object_id uuid not null,
  created_at timestamptz not null default now()
);
create index search_promotion_locale on search_promotion (locale);

-- Every longer word of the documents as the index holds it: what a mistyped one may have meant.
create table search_lexeme (
  locale text not null check (locale in ('de', 'en')),
  lexeme text not null,
  primary key (locale, lexeme)
);
insert into search_lexeme
  select 'de', word from ts_stat('select tsv from search_document where locale = ''de''') where word ~ '^[[:alpha:]]{5,40}$'
  union all
  select 'en', word from ts_stat('select tsv from search_document where locale = ''en''') where word ~ '^[[:alpha:]]{5,40}$';
create index search_lexeme_de on search_lexeme using gin (lexeme gin_trgm_ops) where locale = 'de';
create index search_lexeme_en on search_lexeme using gin (lexeme gin_trgm_ops) where locale = 'en';

-- The search of a large programme: each kind in each language has an index of its own, so that what is found of one kind
-- is counted and cut off without reading the others, and a document says itself when it takes place.

alter table search_document
  -- The title as it is compared, worked out once and not for every row of every search; words begin after a blank.
  add column folded text generated always as (' ' || fold_words(title)) stored,
  add column starts_at timestamptz,
  add column ends_at timestamptz;

update search_document set starts_at = listing.starts_at, ends_at = listing.ends_at from listing
where listing.object_id = search_document.object_id and listing.locale = search_document.locale
  and listing.starts_at is not null;

drop index search_document_tsv;
drop index search_document_title;
drop index search_document_folded;

-- Titles by their beginnings, and all titles of a kind in a row.
create index search_document_begin on search_document (locale, content_type, folded text_pattern_ops, title)
  include (object_id);
create index search_document_next on search_document (locale, starts_at) where content_type = 'event';

-- Words and titles in one index. The list of what is not sorted in yet stays short, because every search reads it.
create index search_document_event_de on search_document using gin (tsv, folded gin_trgm_ops)
  with (gin_pending_list_limit = 128) where locale = 'de' and content_type = 'event';
create index search_document_production_de on search_document using gin (tsv, folded gin_trgm_ops)
  with (gin_pending_list_limit = 128) where locale = 'de' and content_type = 'production';
create index search_document_article_de on search_document using gin (tsv, folded gin_trgm_ops)
  with (gin_pending_list_limit = 128) where locale = 'de' and content_type = 'article';
create index search_document_person_de on search_document using gin (tsv, folded gin_trgm_ops)
  with (gin_pending_list_limit = 128) where locale = 'de' and content_type = 'person';
create index search_document_venue_de on search_document using gin (tsv, folded gin_trgm_ops)
  with (gin_pending_list_limit = 128) where locale = 'de' and content_type = 'venue';
create index search_document_page_de on search_document using gin (tsv, folded gin_trgm_ops)
  with (gin_pending_list_limit = 128) where locale = 'de' and content_type = 'page';
create index search_document_event_en on search_document using gin (tsv, folded gin_trgm_ops)
  with (gin_pending_list_limit = 128) where locale = 'en' and content_type = 'event';
create index search_document_production_en on search_document using gin (tsv, folded gin_trgm_ops)
  with (gin_pending_list_limit = 128) where locale = 'en' and content_type = 'production';
create index search_document_article_en on search_document using gin (tsv, folded gin_trgm_ops)
  with (gin_pending_list_limit = 128) where locale = 'en' and content_type = 'article';
create index search_document_person_en on search_document using gin (tsv, folded gin_trgm_ops)
  with (gin_pending_list_limit = 128) where locale = 'en' and content_type = 'person';
create index search_document_venue_en on search_document using gin (tsv, folded gin_trgm_ops)
  with (gin_pending_list_limit = 128) where locale = 'en' and content_type = 'venue';
create index search_document_page_en on search_document using gin (tsv, folded gin_trgm_ops)
  with (gin_pending_list_limit = 128) where locale = 'en' and content_type = 'page';

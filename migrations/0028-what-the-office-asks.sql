-- What the office asks each time somebody arrives: the audit by person, kind and day, what was published last, what is
-- missing in the library, and what nobody has dealt with.

create index audit_person on audit (user_id, id desc);
create index audit_action on audit (action text_pattern_ops, id desc);
create index audit_at on audit (at);
create index publication_latest on publication (published_at desc);
create index form_entry_open on form_entry (received_at) where done_at is null;
create index media_without_alt on media (created_at) where deleted_at is null and kind in ('image', 'vector')
  and (coalesce(alt->>'de', '') = '' or coalesce(alt->>'en', '') = '');
create index media_without_credit on media (created_at) where deleted_at is null and kind in ('image', 'vector')
  and coalesce(credit->>'de', '') = '' and coalesce(credit->>'en', '') = '';

-- Whether somebody has dealt with what came in by a form, and who.
alter table form_entry add column done_at timestamptz, add column done_by text;

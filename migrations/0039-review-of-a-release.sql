-- A review may show its pages as they will be with a release, each with the others.
alter table review add column release_id uuid references release (id) on delete set null;

-- When somebody last said, or showed by rewriting it, that a translation follows its source.
alter table translation_source add column settled_at timestamptz;

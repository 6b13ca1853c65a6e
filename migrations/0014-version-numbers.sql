-- A page of a list says the number of 25 versions: read from an index as wide as that, not from as many documents, each in a
-- place of its own on the disk.
create unique index version_number on version (id) include (n);

-- The number of the version that is online, beside the rest of the row: a page of a list need not go to as many versions.
-- A version never changes its number, and a row that is listed anew names its version anew.
alter table listing add column version_n integer;
update listing set version_n = version.n from version where version.id = listing.version_id;
alter table listing alter column version_n set not null;

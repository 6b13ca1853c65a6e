-- A version without its modules and media, small enough to lie in the row itself: what is asked of many versions at once,
-- such as the titles of the menu, is read without unpacking the document of each.

alter table version add column head jsonb generated always as (doc - 'nodes' - 'media') stored;

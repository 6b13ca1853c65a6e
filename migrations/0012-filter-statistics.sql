-- Two filters are joined in the order of the list when the planner knows how much each of them finds: the hundred values
-- it remembers by default are those of a few persons and productions, and it went looking row by row.
alter table listing_facet alter column facet set statistics 1000;
analyze listing_facet;

-- A notice has a time, a place and an urgency. The times are those of the venue's clock, as with opening hours.

alter table alert
  add column starts timestamp,
  add column ends timestamp,
  -- Beginnings of addresses; without any the notice stands everywhere.
  add column paths text[] not null default '{}',
  add column urgency text not null default 'info' check (urgency in ('info', 'important', 'urgent')),
  add check (ends > starts);

-- Until now every notice looked like this.
update alert set urgency = 'important';

-- Who is logged in is kept in memory for some seconds (app/auth/viewer.server.ts); whatever changes a session or a person,
-- by whichever way, says so to every process at once.
create function announce_viewers() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_epoch', 'notice:viewers:');
  return null;
end
$$;

create trigger session_announced after update or delete or truncate on session
  for each statement execute function announce_viewers();
create trigger user_announced after update or delete or truncate on "user"
  for each statement execute function announce_viewers();

-- Whoever works on an import holds a lock that goes with his connection: nobody has to say that he lives, and a run that
-- failed stands where one that was killed stands, with the reason beside it.
update import_job set state = 'mapping', problem = null where state = 'failed';
alter table import_job drop constraint import_job_state_check,
  add constraint import_job_state_check check (state in ('mapping', 'checking', 'checked', 'applying', 'done')),
  drop column beat_at;

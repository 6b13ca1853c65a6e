-- The tour of the office is offered to everybody until they have seen it or do not want to.

alter table "user" add column tour_ended_at timestamptz;

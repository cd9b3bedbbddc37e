-- Attempts in the order they were made: two may carry the same instant.
alter table identity.verification add column id bigint generated always as identity;

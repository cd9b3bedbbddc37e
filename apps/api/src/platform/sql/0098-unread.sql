-- Third parties' messages of the inbox that are genuine and cannot be read: each waits until a person has seen to it.
create table kernel.unread_notice (
  inbox_id bigint primary key references kernel.inbox (id),
  provider text not null,
  received_at timestamptz not null,
  -- Who looked at it last.
  opened_at timestamptz,
  opened_by text,
  seen_at timestamptz,
  seen_by text,
  -- What they did about it, in their words.
  seen_note text,
  constraint unread_notice_end_is_whole check (num_nulls(seen_at, seen_by, seen_note) in (0, 3))
);
create index unread_notice_waiting on kernel.unread_notice (provider, inbox_id) where seen_at is null;
grant select, insert on kernel.unread_notice to casino_app;
grant update (opened_at, opened_by, seen_at, seen_by, seen_note) on kernel.unread_notice to casino_app;

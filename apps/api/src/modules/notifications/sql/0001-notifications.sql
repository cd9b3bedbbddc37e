-- What players were told, a row for each thing; its sentence is made when it is read.
create schema notifications;
grant usage on schema notifications to casino_app;

create table notifications.notification (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind in ('account', 'money', 'game', 'responsible', 'ruleChange')),
  -- Which sentence of its kind, and what it says it of.
  key text not null,
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  created_at timestamptz not null,
  seen_at timestamptz
);
create index notification_of_player on notifications.notification (player_id, id);
-- Counted for every page of every player.
create index notification_unseen on notifications.notification (player_id) where seen_at is null;
create index notification_age on notifications.notification (created_at);

-- What was told is never changed; only that it was seen.
grant select, insert, delete on notifications.notification to casino_app;
grant update (seen_at) on notifications.notification to casino_app;

-- What players were notified of, a row for each thing; its sentence is made when it is read.
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
-- A notification never changes; only that it was seen.
grant select, insert, delete on notifications.notification to casino_app;
grant update (seen_at) on notifications.notification to casino_app;

-- Over which channels a player wants a kind of notification, where that is theirs to choose. No row: the default.
create table notifications.preference (
  player_id bigint not null,
  kind text not null check (kind in ('account', 'money', 'game', 'responsible', 'ruleChange')),
  channel text not null check (channel in ('mail', 'push')),
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (player_id, kind, channel)
);
grant select, insert, delete on notifications.preference to casino_app;
grant update (is_on, changed_at) on notifications.preference to casino_app;

-- A browser whose player allows push messages.
create table notifications.subscription (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  -- The log-in in which it was made or last used: it is deleted when that one is ended, not when it runs out.
  session_id bigint not null,
  -- Its address at the browser's maker, who may move it to another one.
  endpoint text not null unique,
  -- The browser's public key and shared secret: what is sent is encrypted for it alone (RFC 8291).
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('en', 'fr', 'nl')),
  made_at timestamptz not null,
  renewed_at timestamptz not null
);
create index subscription_of_player on notifications.subscription (player_id, id);
create index subscription_of_session on notifications.subscription (session_id);
create index subscription_age on notifications.subscription (renewed_at);
grant select, insert, delete on notifications.subscription to casino_app;
grant update (player_id, session_id, endpoint, p256dh, auth, language, renewed_at) on notifications.subscription to casino_app;

-- By which ways a player wants to be told of a kind of thing, where that is theirs to choose. No row: as it is by itself.
create table notifications.preference (
  player_id bigint not null,
  kind text not null check (kind in ('account', 'money', 'game', 'responsible', 'ruleChange')),
  channel text not null check (channel in ('mail', 'push')),
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (player_id, kind, channel)
);

-- A browser that its player has allowed to be woken. Its address lies at the browser's maker.
create table notifications.subscription (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  -- The log-in in which it was made or used again last: it goes when that one is ended, not when it runs out.
  session_id bigint not null,
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

grant select, insert, delete on notifications.preference, notifications.subscription to casino_app;
grant update (is_on, changed_at) on notifications.preference to casino_app;
grant update (player_id, session_id, p256dh, auth, language, renewed_at) on notifications.subscription to casino_app;

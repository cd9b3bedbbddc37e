-- Some rows of a casino of release 1: a player with money, a round, a deposit, events half read, a snapshot.
insert into games.studio (name, slug) values ('Seed', 'seed');
insert into games.game (code, slug, name, studio_id, sub_category_id, offered_sub_category_id, themes, has_demo,
  first_seen_at, offered, licence_classes, position)
select 'seed_reels', 'seed-reels', 'Seed Reels', s.id, c.id, c.id, '{}', true, '2026-11-01T10:00Z', true, '{A+}', 1
from games.studio s cross join (select id from games.sub_category order by id limit 1) c where s.slug = 'seed';

insert into players.player (email, email_key, username, username_key, password_hash, first_name, last_name,
  birth_date, name_key, language, newsletter, wallet_settings, email_verified_at, register_standing,
  register_checked_at, terms_version, terms_accepted_at, registered_at)
values ('jan@example.test', 'jan@example.test', 'janp', 'janp', '', 'Jan', 'Peeters', '1980-01-01', '\x6a616e', 'nl',
  false, '{"hideZeroCurrency": false, "displayFiatCurrency": true, "selectedFiat": "EUR"}', '2026-11-01T10:00Z',
  'allowed', '2026-11-01T10:00Z', '1', '2026-11-01T10:00Z', '2026-11-01T10:00Z');
insert into identity.standing (player_id, kyc_status, verified_first_name, verified_last_name, changed_at)
select id, 'accepted', 'Jan', 'Peeters', '2026-11-01T10:00Z' from players.player;
insert into sessions.session (token_hash, player_id, started_at, last_seen_at, idle_until, idle_for, touch_every,
  ends_at, device_hash, device_type, device, address)
select '\x01', id, '2026-11-01T10:00Z', '2026-11-01T10:00Z', '2026-11-01T10:30Z', '30 minutes', '1 minute',
  '2026-11-01T22:00Z', '\x00', 'web', 'test', '127.0.0.1' from players.player;
insert into play.session (token_hash, player_id, login_session_id, game_id, game_code, launched_at, expires_at)
select '\x02', s.player_id, s.id, g.id, g.code, '2026-11-01T10:00Z', '2026-11-01T22:00Z'
from sessions.session s cross join games.game g;

insert into payments.deposit (id, player_id, amount_cents, method, status, reference, credited_at,
  balance_before_cents, balance_after_cents, created_at, updated_at)
select 'D-1', id, 5000, 'bancontact', 'succeeded', 'r1', '2026-11-01T10:00Z', 0, 5000, '2026-11-01T10:00Z', '2026-11-01T10:00Z'
from players.player;
select wallet.move('deposit:D-1', 'deposit', 'EUR', 'psp:hipay', 'player:' || id || ':cash', 5000000, '2026-11-01T10:00Z')
from players.player;
select play.place_bet('hub88', 'bet-1', '\x02', p.id, 'round-1', false, g.code, g.id, 'EUR', 100000, false, '{"kept": 1}', '2026-11-01T10:01Z')
from players.player p cross join games.game g;
select play.pay_win('hub88', 'win-1', '\x02', p.id, 'round-1', true, g.code, 'EUR', 'bet-1', 250000, false, null, '2026-11-01T10:02Z')
from players.player p cross join games.game g;
select wallet.take_snapshots('2026-11-01T11:00Z');
insert into kernel.cursor (listener, xid, id) select 'games', xid, id from kernel.event order by xid, id limit 1;
insert into kernel.inbox (provider, external_key, received_at, genuine, headers, body)
values ('hipay', 'n-1', '2026-11-01T10:00Z', true, '{}', '\x7b7d');
insert into limits.player (player_id, weekly_deposit_cents) select id, null from players.player;
insert into limits.deposit_use (order_id, player_id, amount_cents, state, at)
select 'D-1', id, 5000, 'used', '2026-11-01T10:00Z' from players.player;

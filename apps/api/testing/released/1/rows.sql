-- Some rows of a casino of release 1: a player with money, a round, a deposit, an event half read, a message, a setting.
insert into content.settings (key, value, updated_at) values ('statutoryDepositLimit', '{"limitCents": 15000}', '2026-11-01T10:00Z');
insert into games.studio (name, slug) values ('Seed', 'seed');
insert into games.game (code, slug, name, studio_id, sub_category_id, offered_sub_category_id, themes, has_demo,
  first_seen_at, offered, licence_classes, position)
select 'seed_reels', 'seed-reels', 'Seed Reels', s.id, c.id, c.id, '{}', true, '2026-11-01T10:00Z', true, '{A+}', 1
from games.studio s, games.sub_category c where s.slug = 'seed' and c.code = 'video-slots';

insert into players.player (email, email_key, username, username_key, password_hash, first_name, last_name,
  birth_date, name_key, language, newsletter, wallet_settings, email_verified_at, register_standing,
  register_checked_at, terms_version, terms_accepted_at, registered_at)
values ('jan@example.test', 'jan@example.test', 'janp', 'janp', '', 'Jan', 'Peeters', '1980-01-01', '\x6a616e', 'nl',
  false, '{"hideZeroCurrency": false, "displayFiatCurrency": true, "selectedFiat": "USD"}', '2026-11-01T10:00Z',
  'allowed', '2026-11-01T10:00Z', '1', '2026-11-01T10:00Z', '2026-11-01T10:00Z');
insert into identity.standing (player_id, kyc_status, verified_first_name, verified_last_name, changed_at)
values (1, 'accepted', 'Jan', 'Peeters', '2026-11-01T10:00Z');
insert into limits.player (player_id) values (1);
insert into sessions.session (token_hash, player_id, started_at, last_seen_at, idle_until, idle_for, touch_every,
  ends_at, device_hash, device_type, device, address)
values ('\x01', 1, '2026-11-01T10:00Z', '2026-11-01T10:01Z', '2026-11-01T10:31Z', '30 minutes', '1 minute',
  '2026-11-01T22:00Z', '\x00', 'web', 'test', '127.0.0.1');

-- €50 paid in.
insert into payments.deposit (id, player_id, amount_cents, method, provider, status, reference, credited_at,
  balance_before_cents, balance_after_cents, created_at, updated_at)
values ('D-1', 1, 5000, 'bancontact_qr', 'hipay', 'succeeded', 'r1', '2026-11-01T10:00Z', 0, 5000, '2026-11-01T10:00Z',
  '2026-11-01T10:00Z');
insert into limits.deposit_use (order_id, player_id, amount_cents, state, at)
values ('D-1', 1, 5000, 'used', '2026-11-01T10:00Z');

-- €1 staked and €2.50 won.
insert into play.session (token_hash, player_id, login_session_id, game_id, game_code, launched_at, expires_at)
select '\x02', 1, 1, id, code, '2026-11-01T10:00Z', '2026-11-01T22:00Z' from games.game where code = 'seed_reels';
insert into play.transaction (provider, uuid, kind, player_id, session_id, round_ref, game_code, reference_uuid, amount,
  moved, moved_cash, status, balance_after, at, meta, category, studio, day)
values ('hub88', 'bet-1', 'bet', 1, 1, 'round-1', 'seed_reels', null, 100000, 100000, 100000, 'ok', 4900000,
    '2026-11-01T10:01Z', '{"kept": 1}', 'slots', 'Seed', '2026-11-01'),
  ('hub88', 'win-1', 'win', 1, 1, 'round-1', 'seed_reels', 'bet-1', 250000, 250000, 250000, 'ok', 5150000,
    '2026-11-01T10:02Z', null, null, null, '2026-11-01');
insert into play.round (provider, round_ref, player_id, game_id, stake, win, bets, opened_at, closed_at, bet_uuids,
  game_code, event_ref)
select 'hub88', 'round-1', 1, id, 100000, 250000, 1, '2026-11-01T10:01Z', '2026-11-01T10:02Z', '{bet-1}', code, 'round-1'
from games.game where code = 'seed_reels';
insert into limits.running (player_id, day, week, month, day_stake, day_win, week_stake, week_win, month_stake, month_win)
values (1, '2026-11-01', '2026-10-26', '2026-11-01', 100000, 250000, 100000, 250000, 100000, 250000);

insert into wallet.movement (id, kind, asset, from_account, to_account, amount, from_after, to_after, at)
values ('deposit:D-1', 'deposit', 'EUR', 'psp:hipay', 'player:1:cash', 5000000, null, 5000000, '2026-11-01T10:00Z'),
  ('bet:hub88:bet-1', 'stake', 'EUR', 'player:1:cash', 'games:hub88', 100000, 4900000, null, '2026-11-01T10:01Z'),
  ('win:hub88:win-1', 'win', 'EUR', 'games:hub88', 'player:1:cash', 250000, null, 5150000, '2026-11-01T10:02Z');
insert into wallet.balance (account, asset, amount) values ('player:1:cash', 'EUR', 5150000);
insert into wallet.snapshot (account, before_xid, amount, taken_at)
values ('psp:hipay', pg_current_xact_id(), 0, '2026-11-01T09:00Z');

insert into kernel.event (at, kind, player_id, data)
select '2026-11-01T10:02Z', 'round.settled', 1, jsonb_build_object('provider', 'hub88', 'roundRef', 'round-1', 'gameId', id,
  'stakeUnits', 100000, 'winUnits', 250000, 'purse', 'cash', 'bets', jsonb_build_array(jsonb_build_object('uuid', 'bet-1',
    'acceptedAt', '2026-11-01T10:01:00.000Z', 'stakeUnits', 100000, 'winUnits', 250000, 'category', 'slots', 'studio', 'Seed')))
from games.game where code = 'seed_reels';
insert into kernel.cursor (listener, xid, id) select 'games', xid, id from kernel.event;
insert into kernel.inbox (provider, external_key, received_at, genuine, headers, body)
values ('hipay', 'n-1', '2026-11-01T10:00Z', true, '{}', '\x7b7d');

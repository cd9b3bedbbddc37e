-- The addresses of accounts. `accounts` in chart.ts creates the same ones; a test compares them.
create or replace function wallet.cash(p_player_id bigint) returns text
language sql immutable parallel safe as $$ select 'player:' || p_player_id::text || ':cash' $$;

create or replace function wallet.held(p_player_id bigint) returns text
language sql immutable parallel safe as $$ select 'player:' || p_player_id::text || ':held' $$;

create or replace function wallet.points(p_player_id bigint) returns text
language sql immutable parallel safe as $$ select 'player:' || p_player_id::text || ':points' $$;

create or replace function wallet.coins(p_player_id bigint) returns text
language sql immutable parallel safe as $$ select 'player:' || p_player_id::text || ':coins' $$;

create or replace function wallet.psp(p_provider text) returns text
language sql immutable parallel safe as $$ select 'psp:' || p_provider $$;

create or replace function wallet.bank() returns text
language sql immutable parallel safe as $$ select 'bank:payouts' $$;

create or replace function wallet.games(p_provider text) returns text
language sql immutable parallel safe as $$ select 'games:' || p_provider $$;

create or replace function wallet.review(p_provider text) returns text
language sql immutable parallel safe as $$ select 'review:' || p_provider $$;

create or replace function wallet.fractions(p_provider text) returns text
language sql immutable parallel safe as $$ select 'fractions:' || p_provider $$;

create or replace function wallet.credit_fractions(p_provider text) returns text
language sql immutable parallel safe as $$ select 'creditFractions:' || p_provider $$;

create or replace function wallet.club(p_asset text) returns text
language sql immutable parallel safe as $$ select 'club:' || p_asset $$;

create or replace function wallet.won(p_player_id bigint) returns text
language sql immutable parallel safe as $$ select 'player:' || p_player_id::text || ':won' $$;

create or replace function wallet.pool(p_jackpot text) returns text
language sql immutable parallel safe as $$ select 'pool:' || p_jackpot $$;

create or replace function wallet.reserve(p_jackpot text) returns text
language sql immutable parallel safe as $$ select 'reserve:' || p_jackpot $$;

create or replace function wallet.promotions(p_what text) returns text
language sql immutable parallel safe as $$ select 'promotions:' || p_what $$;

create or replace function wallet.campaign(p_campaign_id bigint) returns text
language sql immutable parallel safe as $$ select 'campaign:' || p_campaign_id::text $$;

create or replace function wallet.quest(p_quest_id bigint) returns text
language sql immutable parallel safe as $$ select 'quest:' || p_quest_id::text $$;

create or replace function wallet.prize(p_player_id bigint) returns text
language sql immutable parallel safe as $$ select 'player:' || p_player_id::text || ':prize' $$;

create or replace function wallet.tournament(p_tournament_id bigint) returns text
language sql immutable parallel safe as $$ select 'tournament:' || p_tournament_id::text $$;

create or replace function wallet.bonus(p_player_id bigint) returns text
language sql immutable parallel safe as $$ select 'player:' || p_player_id::text || ':bonus' $$;

create or replace function wallet.credit(p_player_id bigint, p_purse_id bigint) returns text
language sql immutable parallel safe as $$ select 'player:' || p_player_id::text || ':credit:' || p_purse_id::text $$;

create or replace function wallet.credits(p_where text) returns text
language sql immutable parallel safe as $$ select 'credits:' || p_where $$;

create or replace function wallet.sports(p_player_id bigint) returns text
language sql immutable parallel safe as $$ select 'player:' || p_player_id::text || ':sports' $$;

create or replace function wallet.sports_held(p_player_id bigint) returns text
language sql immutable parallel safe as $$ select 'player:' || p_player_id::text || ':sportsHeld' $$;

create or replace function wallet.book(p_provider text) returns text
language sql immutable parallel safe as $$ select 'sports:' || p_provider $$;

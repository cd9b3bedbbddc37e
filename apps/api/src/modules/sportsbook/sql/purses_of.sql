create or replace function sportsbook.purses_of(p_players bigint[])
returns table (player_id bigint, total bigint, is_known boolean) language sql stable as $$
  select p, wallet.total(wallet.sports(p)), exists (select from sportsbook.debt d where d.player_id = p) from unnest(p_players) p
$$;

create or replace function play.bonus_of(p_player_id bigint)
returns table (bonus_held bigint, bonus_largest_stake bigint, bonus_ends_at timestamptz) language sql stable as $$
  select wallet.total(wallet.bonus(p.player_id)), p.largest_stake, p.ends_at
  from play.purse p where p.player_id = p_player_id and p.kind = 'bonus' and p.closed_at is null
$$;

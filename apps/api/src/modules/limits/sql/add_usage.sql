create or replace function limits.add_usage(p_player_id bigint, p_day date, p_stake bigint, p_win bigint) returns void
language sql as $$
  insert into limits.usage as u (player_id, day, stake, win) values (p_player_id, p_day, p_stake, p_win)
  on conflict (player_id, day) do update set stake = u.stake + excluded.stake, win = u.win + excluded.win
$$;

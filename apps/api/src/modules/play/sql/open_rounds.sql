-- Open rounds from before an instant. A single query, so that the planner inlines it.
create or replace function play.open_rounds(p_before timestamptz)
returns table (provider text, player_id bigint, round_ref text, game_id bigint, purse text, purse_id bigint) language sql stable as $$
  select r.provider, r.player_id, r.round_ref, r.game_id, r.purse::text, r.purse_id from play.round r
  where r.closed_at is null and r.bets > 0 and r.opened_at < p_before
$$;

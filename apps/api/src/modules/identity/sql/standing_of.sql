-- What the gate needs to know of a verification; no row where none was begun. A table in one query, so that the planner
-- puts it into the statement that asks: every bet does.
create or replace function identity.standing_of(p_player_id bigint) returns table (kyc_status text, reason text)
language sql stable as $$
  select s.kyc_status, s.reason from identity.standing s where s.player_id = p_player_id
$$;

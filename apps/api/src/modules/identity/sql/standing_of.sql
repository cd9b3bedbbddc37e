-- What the gate needs of a verification; no row where none was started. In the language SQL, so that the planner
-- inlines it into the statement of every bet.
create or replace function identity.standing_of(p_player_id bigint) returns table (kyc_status text, reason text)
language sql stable as $$
  select s.kyc_status, s.reason from identity.standing s where s.player_id = p_player_id
$$;

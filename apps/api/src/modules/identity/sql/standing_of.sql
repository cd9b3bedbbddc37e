-- What the gate needs to know of a verification; both null where none was begun.
create or replace function identity.standing_of(p_player_id bigint, out kyc_status text, out reason text)
language plpgsql stable as $$
begin
  select s.kyc_status, s.reason into kyc_status, reason from identity.standing s where s.player_id = p_player_id;
end $$;

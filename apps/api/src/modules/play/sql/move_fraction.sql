create or replace function play.move_fraction(t play.transaction, p_is_back boolean, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_is_credit constant boolean := t.purse = 'credit';
  v_games constant text := case when v_is_credit then wallet.credits(t.provider) else wallet.games(t.provider) end;
  v_kept constant text := case when v_is_credit then wallet.credit_fractions(t.provider) else wallet.fractions(t.provider) end;
begin
  if t.fraction = 0 then return; end if;
  perform wallet.must_move(case when p_is_back then 'fraction-back:' else 'fraction:' end || t.provider || ':' || t.uuid,
    case when v_is_credit then 'creditFraction' else 'fraction' end || case when p_is_back then 'TakenBack' else 'Kept' end,
    case when v_is_credit then 'CREDIT' else 'EUR' end, case when p_is_back then v_kept else v_games end,
    case when p_is_back then v_games else v_kept end, t.fraction, p_now);
end $$;

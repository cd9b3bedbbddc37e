-- The answer to a known name: the earlier answer for the same message, otherwise clash. A stake whose discard came first is
-- discarded; a result whose reversal came first moves nothing.
create or replace function sportsbook.answer_again(
  v sportsbook.transaction, m sportsbook.message, p_kind text, p_balance bigint, out status text, out balance bigint
) language plpgsql immutable as $$
begin
  status := case
    when v.player_id <> m.player_id then 'clash'
    when v.kind = 'tombstone' and p_kind = 'stake' then case when v.bet_id is null then 'discarded' else 'clash' end
    when v.kind = 'tombstone' and p_kind <> 'takeBack' then case when v.bet_id = m.bet_id then 'ok' else 'clash' end
    when v.status = 'ok' and m.currency is distinct from 'EUR' and p_kind <> 'takeBack' then 'clash'
    when (v.kind, v.amount) = (p_kind, coalesce(m.amount, 0)) and v.reference_uuid is not distinct from m.reference_uuid
      and (p_kind = 'stake' or v.bet_id is not distinct from m.bet_id) then v.status
    else 'clash'
  end;
  balance := case when v.player_id = m.player_id then v.balance_after else p_balance end;
end $$;

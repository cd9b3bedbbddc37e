-- The same message gets its earlier answer, any other clash; an accepted id in another currency is another message. A
-- rollback that names itself is stored as a tombstone only.
create or replace function play.answer_again(
  v play.transaction, m play.message, p_kind text, p_balance bigint, out status text, out balance bigint
) language plpgsql immutable as $$
begin
  status := case
    when v.kind = 'tombstone' and p_kind in ('bet', 'win') and v.player_id = m.player_id then 'rolledBack'
    when v.kind = 'tombstone' and p_kind = 'rollback' and v.player_id = m.player_id and m.reference_uuid = m.uuid then 'ok'
    when v.status = 'ok' and m.currency <> play.currency_of(v.purse) then 'clash'
    when (v.kind, v.player_id, v.round_ref, v.game_code, v.amount)
        = (p_kind, m.player_id, m.round_ref, m.game_code, coalesce(m.amount, 0))
      and v.reference_uuid is not distinct from m.reference_uuid then v.status
    else 'clash'
  end;
  balance := case when v.player_id = m.player_id then v.balance_after else p_balance end;
end $$;

-- The gate (behaviour section 2): the name of the first refusal, or null where the player may act.
-- Actions: login, deposit, bet, redeem, withdraw, claim. Wins and rollbacks never come here.
-- plpgsql keeps its plans for the life of a connection; a plain SQL function cost a quarter of every bet.
create or replace function limits.refusal(p_player_id bigint, p_action text) returns text
language plpgsql stable as $$
declare
  v_status text;
  v_standing text;
  v_email_verified_at timestamptz;
  v_kyc_status text;
begin
  select p.status, p.register_standing, p.email_verified_at, s.kyc_status
  into v_status, v_standing, v_email_verified_at, v_kyc_status
  from players.player p left join identity.standing s on s.player_id = p.id
  where p.id = p_player_id;
  return case
    when not found then 'NotFoundErrorType'
    when v_status = 'closed' and p_action <> 'withdraw' then 'AccountClosedErrorType'
    -- Withdrawals and account pages stay open to an excluded player; play fails closed.
    when p_action in ('deposit', 'bet', 'redeem', 'claim') and v_standing = 'excluded' then 'ExcludedFromPlayErrorType'
    when p_action in ('deposit', 'bet', 'redeem', 'claim') and v_standing <> 'allowed' then 'ExclusionRegisterUnavailableErrorType'
    when p_action <> 'login' and v_email_verified_at is null then 'EmailNotVerifiedErrorType'
    when p_action <> 'login' and v_kyc_status is distinct from 'accepted' then 'KycNotDoneErrorType'
  end;
end $$;

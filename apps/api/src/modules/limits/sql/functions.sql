-- The gate (behaviour section 2): the name of the first refusal, or null where the player may act.
-- Actions: login, deposit, bet, redeem, withdraw, claim. Wins and rollbacks never come here.
create or replace function limits.refusal(p_player_id bigint, p_action text) returns text
language sql stable as $$
  select case
    when p.id is null then 'NotFoundErrorType'
    when p.status = 'closed' and p_action <> 'withdraw' then 'AccountClosedErrorType'
    -- Withdrawals and account pages stay open to an excluded player; play fails closed.
    when p_action in ('deposit', 'bet', 'redeem', 'claim') and p.register_standing = 'excluded' then 'ExcludedFromPlayErrorType'
    when p_action in ('deposit', 'bet', 'redeem', 'claim') and p.register_standing <> 'allowed' then 'ExclusionRegisterUnavailableErrorType'
    when p_action <> 'login' and p.email_verified_at is null then 'EmailNotVerifiedErrorType'
    when p_action <> 'login' and s.kyc_status is distinct from 'accepted' then 'KycNotDoneErrorType'
  end
  from (select p_player_id as asked) q
  left join players.player p on p.id = q.asked
  left join identity.standing s on s.player_id = p.id
$$;

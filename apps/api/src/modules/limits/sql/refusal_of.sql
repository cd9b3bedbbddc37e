-- The gate: the name of the first refusal, or null where the player may act.
-- Actions: login, deposit, depositRoom, bet, redeem, withdraw, claim. Wins and rollbacks never come here.
-- `depositRoom` is what a player is shown before a deposit. It is not refused while the register has not answered, because the deposit
-- itself asks the register again.
-- A break, an exclusion with an end, the way back from one and the register let a player log in, to a session that can do little; who is
-- closed, excluded for ever or under age gets none. Withdrawing is for whoever is known: the money is theirs.
create or replace function limits.refusal_of(s limits.standing, p_action text, p_at timestamptz) returns text
language plpgsql immutable as $$
declare
  v_plays constant boolean := p_action in ('deposit', 'depositRoom', 'bet', 'redeem', 'claim');
begin
  return case
    when s.status is null then 'NotFoundErrorType'
    when s.status = 'closed' and p_action <> 'withdraw' then 'AccountClosedErrorType'
    when s.kyc_status = 'declined' and s.reason = 'underAge' and p_action <> 'withdraw' then 'AccountUnderAgeErrorType'
    when s.excluded_until = 'infinity' and p_action <> 'withdraw' then 'AccountExcludedErrorType'
    when v_plays and s.excluded_until > p_at then 'SelfExcludedErrorType'
    -- A long exclusion whose time is over: its player asks to come back, and waits once more.
    when v_plays and s.return_from = 'infinity' then 'ReturnNotAskedErrorType'
    when v_plays and s.return_from > p_at then 'ReturnWaitsErrorType'
    when v_plays and s.register = 'excluded' then 'ExcludedFromPlayErrorType'
    -- Play fails closed where the register has not answered.
    when v_plays and p_action <> 'depositRoom' and s.register <> 'allowed' then 'ExclusionRegisterUnavailableErrorType'
    when v_plays and s.break_until > p_at then 'OnBreakErrorType'
    when p_action <> 'login' and s.email_verified_at is null then 'EmailNotVerifiedErrorType'
    when p_action <> 'login' and s.kyc_status is distinct from 'accepted' then 'KycNotDoneErrorType'
    -- Of bets these two refuse only the one that begins a round, and who takes the bet knows that.
    when v_plays and p_action <> 'bet' and s.check_due_at <= p_at then 'RealityCheckDueErrorType'
    when v_plays and p_action <> 'bet' and s.session_ends_at <= p_at then 'SessionTimeOverErrorType'
  end;
end $$;

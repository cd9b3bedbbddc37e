-- The gate: the first refusal, or null. Actions: login, deposit, depositRoom, bet, redeem, withdraw, claim; wins and
-- rollbacks never ask. depositRoom is for display and ignores a register without an answer, because the deposit asks it
-- again. A break, an exclusion with an end and the register allow a restricted login; a closed, excluded or under-age player
-- gets none. Withdrawing needs a known identity only.
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
    when v_plays and s.return_from = 'infinity' then 'ReturnNotAskedErrorType'
    when v_plays and s.return_from > p_at then 'ReturnWaitsErrorType'
    when v_plays and s.register = 'excluded' then 'ExcludedFromPlayErrorType'
    -- Play fails closed where the register has not answered.
    when v_plays and p_action <> 'depositRoom' and s.register <> 'allowed' then 'ExclusionRegisterUnavailableErrorType'
    when v_plays and s.break_until > p_at then 'OnBreakErrorType'
    when p_action <> 'login' and s.email_verified_at is null then 'EmailNotVerifiedErrorType'
    when p_action <> 'login' and s.kyc_status is distinct from 'accepted' then 'KycNotDoneErrorType'
    -- Only the bet that opens a round is refused for these, which the caller knows.
    when v_plays and p_action <> 'bet' and s.check_due_at <= p_at then 'RealityCheckDueErrorType'
    when v_plays and p_action <> 'bet' and s.session_ends_at <= p_at then 'SessionTimeOverErrorType'
  end;
end $$;

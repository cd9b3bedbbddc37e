-- The gate: the name of the first refusal with the instant it ends, or nulls where the player may act.
-- Actions: login, deposit, bet, redeem, withdraw, claim. Wins and rollbacks never come here.
-- A break, an exclusion with an end and the register let a player log in, to a session that can do little; who is
-- closed, excluded for ever or under age gets none. Withdrawing is for whoever is known: the money is theirs.
create or replace function limits.gate(
  p_player_id bigint, p_action text, p_at timestamptz, out refusal text, out until timestamptz
) language plpgsql stable as $$
declare
  v_player record;
  v_identity record;
  v_excluded_until timestamptz;
  v_break_until timestamptz;
  v_plays constant boolean := p_action in ('deposit', 'bet', 'redeem', 'claim');
begin
  select * into v_player from players.standing_of(p_player_id);
  select * into v_identity from identity.standing_of(p_player_id);
  select l.excluded_until, l.break_until into v_excluded_until, v_break_until
  from limits.player l where l.player_id = p_player_id;
  refusal := case
    when v_player.status is null then 'NotFoundErrorType'
    when v_player.status = 'closed' and p_action <> 'withdraw' then 'AccountClosedErrorType'
    when v_identity.kyc_status = 'declined' and v_identity.reason = 'underAge' and p_action <> 'withdraw'
      then 'AccountUnderAgeErrorType'
    when v_excluded_until = 'infinity' and p_action <> 'withdraw' then 'AccountExcludedErrorType'
    when v_plays and v_excluded_until > p_at then 'SelfExcludedErrorType'
    when v_plays and v_player.register = 'excluded' then 'ExcludedFromPlayErrorType'
    -- Play fails closed where the register has not answered.
    when v_plays and v_player.register <> 'allowed' then 'ExclusionRegisterUnavailableErrorType'
    when v_plays and v_break_until > p_at then 'OnBreakErrorType'
    when p_action <> 'login' and v_player.email_verified_at is null then 'EmailNotVerifiedErrorType'
    when p_action <> 'login' and v_identity.kyc_status is distinct from 'accepted' then 'KycNotDoneErrorType'
  end;
  until := case refusal when 'SelfExcludedErrorType' then v_excluded_until when 'OnBreakErrorType' then v_break_until end;
end $$;

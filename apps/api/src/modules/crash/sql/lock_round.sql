-- Bets and cancellations share the lock; take-off and abort hold it alone. So no clock decides which bets fly.
create or replace function crash.lock_round(p_round_id bigint, p_is_alone boolean) returns void language plpgsql as $$
begin
  if p_is_alone then
    perform pg_advisory_xact_lock(hashtextextended('crash:round:' || p_round_id, 0));
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('crash:round:' || p_round_id, 0));
  end if;
end $$;

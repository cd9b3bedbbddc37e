-- Deposits and withdrawals of a period over all purses, in cents; one row. A deposit counts at its credit, less
-- reversals; a withdrawal at its request, unless it came to nothing.
create or replace function payments.totals_of(p_player_id bigint, p_from timestamptz, p_until timestamptz)
returns table (deposited bigint, withdrawn bigint) language sql stable as $$
  select
    (select coalesce(sum(d.amount_cents - coalesce(d.taken_back_cents, 0)), 0)::bigint from payments.deposit d
      where d.player_id = p_player_id and d.credited_at >= p_from and d.credited_at < p_until),
    (select coalesce(sum(case when w.status in ('rejected', 'failed') then coalesce(w.claimed_cents, 0) else w.amount_cents end), 0)::bigint
      from payments.withdrawal w
      where w.player_id = p_player_id and w.created_at >= p_from and w.created_at < p_until)
$$;

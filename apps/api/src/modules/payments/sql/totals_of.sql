-- What a player paid in and out in a span of time, in cents, whatever purse it was; one row. A deposit counts when it was credited,
-- without what was taken back of it since; a withdrawal when it was asked for, unless it came to nothing.
create or replace function payments.totals_of(p_player_id bigint, p_from timestamptz, p_until timestamptz)
returns table (deposited bigint, withdrawn bigint) language sql stable as $$
  select
    (select coalesce(sum(d.amount_cents - coalesce(d.taken_back_cents, 0)), 0)::bigint from payments.deposit d
      where d.player_id = p_player_id and d.credited_at >= p_from and d.credited_at < p_until),
    (select coalesce(sum(case when w.status in ('rejected', 'failed') then coalesce(w.claimed_cents, 0) else w.amount_cents end), 0)::bigint
      from payments.withdrawal w
      where w.player_id = p_player_id and w.created_at >= p_from and w.created_at < p_until)
$$;

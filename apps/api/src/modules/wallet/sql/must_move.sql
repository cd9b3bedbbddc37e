-- Moves where the caller has made sure that it moves (it holds the balance's lock and has looked its own id up):
-- anything but `moved` is a mistake of ours and undoes the whole statement.
create or replace function wallet.must_move(
  p_id text, p_kind text, p_asset text, p_from text, p_to text, p_amount bigint, p_at timestamptz,
  p_memo jsonb default null, p_may_overdraw boolean default false,
  out from_after bigint, out to_after bigint
)
language plpgsql set search_path = pg_catalog as $$
declare
  v_outcome text;
begin
  select m.outcome, m.from_after, m.to_after into v_outcome, from_after, to_after
  from wallet.move(p_id, p_kind, p_asset, p_from, p_to, p_amount, p_at, p_memo, p_may_overdraw) m;
  if v_outcome is distinct from 'moved' then
    raise exception 'The movement % (% of % from % to %) should have moved, and was %',
      p_id, p_kind, p_amount, p_from, p_to, v_outcome;
  end if;
end $$;

-- Moves where the caller has made sure that it moves (it holds the balance's lock and has looked its own id up):
-- anything but `moved` is a mistake of ours and undoes the whole statement.
create or replace function wallet.must_move(
  p_id text, p_kind text, p_asset text, p_from text, p_to text, p_amount bigint, p_at timestamptz,
  p_memo jsonb default null, p_may_overdraw boolean default false,
  out from_after bigint, out to_after bigint
) language plpgsql as $$
declare
  -- Assigned and not selected: an expression costs no executor of its own, and every bet comes through here.
  v_done constant wallet.moved := wallet.move(p_id, p_kind, p_asset, p_from, p_to, p_amount, p_at, p_memo, p_may_overdraw);
begin
  if v_done.outcome is distinct from 'moved' then
    raise exception 'The movement % (% of % from % to %) should have moved, and was %',
      p_id, p_kind, p_amount, p_from, p_to, v_done.outcome;
  end if;
  from_after := v_done.from_after;
  to_after := v_done.to_after;
end $$;

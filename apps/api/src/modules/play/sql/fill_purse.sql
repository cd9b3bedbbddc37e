-- Fills a purse once for a key. Outcomes: filled · again · over (closed or ended).
create or replace function play.fill_purse(p_id bigint, p_key text, p_amount bigint, p_now timestamptz) returns text
language plpgsql as $$
declare
  v play.purse;
  v_outcome text;
begin
  select * into v from play.purse p where p.id = p_id;
  perform play.lock_purse(v.player_id, v.kind, v.id);
  select * into v from play.purse p where p.id = p_id for update;
  if v.closed_at is not null or v.ends_at <= p_now then return 'over'; end if;
  select w.outcome into v_outcome from wallet.move('purse:' || p_id || ':' || p_key, v.kind || 'Granted',
    case v.kind when 'bonus' then 'EUR' else 'CREDIT' end,
    case v.kind when 'bonus' then wallet.promotions('bonuses') else wallet.credits('issued') end,
    case v.kind when 'bonus' then wallet.bonus(v.player_id) else wallet.credit(v.player_id, v.id) end, p_amount, p_now) w;
  if v_outcome = 'repeated' then return 'again'; end if;
  if v_outcome <> 'moved' then
    raise exception 'The purse % was filled with another amount under the key %', p_id, p_key;
  end if;
  update play.purse p set granted = p.granted + p_amount where p.id = p_id;
  return 'filled';
end $$;

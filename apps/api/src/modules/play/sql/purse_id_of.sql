create or replace function play.purse_id_of(m play.message) returns bigint language sql stable as $$
  select coalesce(
    (select s.purse_id from play.session s where s.token_hash = m.token_hash),
    (select t.purse_id from play.transaction t where t.provider = m.provider and t.uuid = m.reference_uuid))
$$;

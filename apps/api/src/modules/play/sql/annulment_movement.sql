-- The movement id. That of the aggregator has no suffix, because it was the only provider once.
create or replace function play.annulment_movement(p_id bigint, p_provider text) returns text
language sql immutable parallel safe as $$
  select 'annulment:' || p_id::text || case p_provider when 'hub88' then '' else ':' || p_provider end
$$;

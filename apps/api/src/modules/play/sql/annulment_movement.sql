-- By what id a provider gives back what an annulment takes: the aggregator's has been the number alone since it was the only one.
create or replace function play.annulment_movement(p_id bigint, p_provider text) returns text
language sql immutable parallel safe as $$
  select 'annulment:' || p_id::text || case p_provider when 'hub88' then '' else ':' || p_provider end
$$;

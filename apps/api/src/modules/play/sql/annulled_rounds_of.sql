create or replace function play.annulled_rounds_of(p_annulment_id bigint)
returns table (provider text, player_id bigint, round_ref text) language sql stable as $$
  select r.provider, r.player_id, r.event_ref from play.round r where r.annulled_in = p_annulment_id
$$;

-- Newest first, each row with both counts; one row without a notification where the page is empty.
create or replace function notifications.page_of(p_player_id bigint, p_page_no integer, p_limit integer)
returns table (
  total integer, unseen integer, id bigint, kind text, key text, params jsonb, created_at timestamptz, seen_at timestamptz
) language sql stable as $$
  select c.total, c.unseen, n.id, n.kind, n.key, n.params, n.created_at, n.seen_at
  from (
    select count(*)::integer as total, (count(*) filter (where m.seen_at is null))::integer as unseen
    from notifications.notification m where m.player_id = p_player_id
  ) c
  left join (
    select * from notifications.notification m where m.player_id = p_player_id
    order by m.id desc limit p_limit offset (p_page_no - 1)::bigint * p_limit
  ) n on true
  order by n.id desc
$$;

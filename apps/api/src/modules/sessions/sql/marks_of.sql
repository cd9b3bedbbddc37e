-- Marks for comparing players: the network of each day on which they logged in (24 bits of an IPv4 address, 48 of an
-- IPv6 address), and the address with the kind of browser. Private networks are left out: they identify nobody.
create or replace function sessions.marks_of(p_players bigint[], p_since timestamptz)
returns table (player_id bigint, mark text, value text) language sql stable as $$
  select distinct s.player_id, m.mark, m.value
  from sessions.session s
  cross join lateral (select regexp_replace(s.address, '^::ffff:', '')) t (address)
  cross join lateral (select case when pg_input_is_valid(t.address, 'inet') then t.address::inet end) a (address)
  cross join lateral (select
    network(set_masklen(a.address, case when family(a.address) = 4 then 24 else 48 end))::text) n (network)
  cross join lateral (values
    ('network', n.network || ' ' || to_char(s.started_at at time zone 'UTC', 'YYYY-MM-DD')),
    ('device', host(a.address) || ' ' || encode(s.device_hash, 'hex'))
  ) m (mark, value)
  where s.player_id = any(p_players) and s.started_at >= p_since
    and not (a.address <<= any('{127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,::1/128,fc00::/7,fe80::/10}'::inet[]))
$$;

-- A setting as it stands; no row where there is none. A table in one query, so that the planner puts it into the statement that asks.
create or replace function content.setting_of(p_key text) returns table (value jsonb) language sql stable as $$
  select s.value from content.settings s where s.key = p_key
$$;

-- A setting as it stands; null where there is none. One query, so that the planner puts it into the statement that asks.
create or replace function content.value_of(p_key text) returns jsonb language sql stable as $$
  select s.value from content.settings s where s.key = p_key
$$;

-- No row for an unknown key. A single query, so that the planner inlines it into the caller.
create or replace function content.setting_of(p_key text) returns table (value jsonb) language sql stable as $$
  select s.value from content.settings s where s.key = p_key
$$;

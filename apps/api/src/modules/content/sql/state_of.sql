-- Null for an unknown policy. A single query, so that the planner inlines it into the caller.
create or replace function content.state_of(p_feature text) returns text language sql stable as $$
  select p.state from content.policy p where p.feature = p_feature
$$;

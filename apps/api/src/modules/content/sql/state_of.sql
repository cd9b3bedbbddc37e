-- The state of a policy as it stands; null where there is none. One query, so that the planner puts it into the statement that asks.
create or replace function content.state_of(p_feature text) returns text language sql stable as $$
  select p.state from content.policy p where p.feature = p_feature
$$;

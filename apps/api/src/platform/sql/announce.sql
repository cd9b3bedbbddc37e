-- The one way into the event log, for SQL and TypeScript alike. What each kind carries is declared in the
-- events.ts of its noun; whole numbers and ISO instants only.
create or replace function kernel.announce(p_kind text, p_player_id bigint, p_data jsonb, p_at timestamptz)
returns void language plpgsql as $$
begin
  insert into kernel.event (at, kind, player_id, data) values (p_at, p_kind, p_player_id, p_data);
end $$;

-- The place of an event: its transaction's number, or that of the last one that had ended when it was announced, whichever is
-- later. PostgreSQL gives a number to a transaction that waits for another one's lock, so that its own number alone could place what
-- came of something before it. What a running transaction announces still has a place of its number or later, and with both of
-- them ended it can be read (docs/decisions/0097).
alter table kernel.event alter column xid set default
  greatest(pg_current_xact_id(), ((pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1)::text)::xid8);
